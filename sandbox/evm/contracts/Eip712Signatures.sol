// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IEip1271 {
    function isValidSignature(bytes32 digest, bytes memory signature) external view returns (bytes4);
}

/// EIP-712 digests of one domain, signed by a key (ECDSA) or by a contract wallet (EIP-1271).
abstract contract Eip712Signatures {
    bytes32 private constant DOMAIN_TYPEHASH =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    uint256 private constant HALF_ORDER = 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0;

    bytes32 private immutable nameHash;
    string public version;

    constructor(string memory name_, string memory version_) {
        nameHash = keccak256(bytes(name_));
        version = version_;
    }

    function DOMAIN_SEPARATOR() public view returns (bytes32) {
        bytes32 versionHash = keccak256(bytes(version));
        return keccak256(abi.encode(DOMAIN_TYPEHASH, nameHash, versionHash, block.chainid, address(this)));
    }

    function _isValidSignature(address signer, bytes32 structHash, bytes memory signature)
        internal
        view
        returns (bool)
    {
        bytes32 digest = keccak256(abi.encodePacked("\x19\x01", DOMAIN_SEPARATOR(), structHash));
        if (signer.code.length == 0) return _recover(digest, signature) == signer && signer != address(0);
        (bool answered, bytes memory answer) =
            signer.staticcall(abi.encodeCall(IEip1271.isValidSignature, (digest, signature)));
        return answered && answer.length >= 32
            && abi.decode(answer, (bytes32)) == bytes32(IEip1271.isValidSignature.selector);
    }

    /// Zero for anything but a 65-byte signature in its one canonical form.
    function _recover(bytes32 digest, bytes memory signature) private pure returns (address) {
        if (signature.length != 65) return address(0);
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly ("memory-safe") {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        if (uint256(s) > HALF_ORDER || (v != 27 && v != 28)) return address(0);
        return ecrecover(digest, v, r, s);
    }
}
