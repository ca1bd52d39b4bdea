// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Eip712Signatures} from "./Eip712Signatures.sol";
import {Erc20} from "./Erc20.sol";

/// USDC as wallets and x402 clients know it: ERC-20 with EIP-2612 permit and EIP-3009 authorizations.
/// Names, type hashes and revert reasons follow Circle's FiatTokenV2_2, so that code written against
/// the real token meets the same answers here.
contract Usdc is Erc20, Eip712Signatures {
    bytes32 public constant PERMIT_TYPEHASH =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 public constant TRANSFER_WITH_AUTHORIZATION_TYPEHASH = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 public constant RECEIVE_WITH_AUTHORIZATION_TYPEHASH = keccak256(
        "ReceiveWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 public constant CANCEL_AUTHORIZATION_TYPEHASH =
        keccak256("CancelAuthorization(address authorizer,bytes32 nonce)");

    string public constant currency = "USD";
    address public immutable masterMinter;
    mapping(address => uint256) public nonces;
    mapping(address => bool) public isBlacklisted;
    mapping(address => mapping(bytes32 => bool)) public authorizationState;

    event Mint(address indexed minter, address indexed to, uint256 amount);
    event AuthorizationUsed(address indexed authorizer, bytes32 indexed nonce);
    event AuthorizationCanceled(address indexed authorizer, bytes32 indexed nonce);
    event Blacklisted(address indexed account);
    event UnBlacklisted(address indexed account);

    constructor(string memory name_, address minter)
        Erc20(name_, "USDC", 6)
        Eip712Signatures(name_, "2")
    {
        masterMinter = minter;
    }

    modifier onlyMinter() {
        require(isMinter(msg.sender), "FiatToken: caller is not a minter");
        _;
    }

    function isMinter(address account) public view returns (bool) {
        return account == masterMinter;
    }

    function mint(address to, uint256 amount) external onlyMinter returns (bool) {
        require(amount > 0, "FiatToken: mint amount not greater than 0");
        emit Mint(msg.sender, to, amount);
        _mint(to, amount);
        return true;
    }

    function blacklist(address account) external onlyMinter {
        isBlacklisted[account] = true;
        emit Blacklisted(account);
    }

    function unBlacklist(address account) external onlyMinter {
        isBlacklisted[account] = false;
        emit UnBlacklisted(account);
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external
    {
        permit(owner, spender, value, deadline, abi.encodePacked(r, s, v));
    }

    function permit(address owner, address spender, uint256 value, uint256 deadline, bytes memory signature) public {
        require(deadline >= block.timestamp, "FiatTokenV2: permit is expired");
        bytes32 data = keccak256(abi.encode(PERMIT_TYPEHASH, owner, spender, value, nonces[owner]++, deadline));
        require(_isValidSignature(owner, data, signature), "EIP2612: invalid signature");
        _approve(owner, spender, value);
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        transferWithAuthorization(from, to, value, validAfter, validBefore, nonce, abi.encodePacked(r, s, v));
    }

    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) public {
        bytes32 kind = TRANSFER_WITH_AUTHORIZATION_TYPEHASH;
        _useAuthorization(from, validAfter, validBefore, nonce);
        bytes32 data = keccak256(abi.encode(kind, from, to, value, validAfter, validBefore, nonce));
        require(_isValidSignature(from, data, signature), "FiatTokenV2: invalid signature");
        _transfer(from, to, value);
    }

    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        receiveWithAuthorization(from, to, value, validAfter, validBefore, nonce, abi.encodePacked(r, s, v));
    }

    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes memory signature
    ) public {
        require(to == msg.sender, "FiatTokenV2: caller must be the payee");
        bytes32 kind = RECEIVE_WITH_AUTHORIZATION_TYPEHASH;
        _useAuthorization(from, validAfter, validBefore, nonce);
        bytes32 data = keccak256(abi.encode(kind, from, to, value, validAfter, validBefore, nonce));
        require(_isValidSignature(from, data, signature), "FiatTokenV2: invalid signature");
        _transfer(from, to, value);
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s) external {
        cancelAuthorization(authorizer, nonce, abi.encodePacked(r, s, v));
    }

    function cancelAuthorization(address authorizer, bytes32 nonce, bytes memory signature) public {
        _requireUnused(authorizer, nonce);
        bytes32 data = keccak256(abi.encode(CANCEL_AUTHORIZATION_TYPEHASH, authorizer, nonce));
        require(_isValidSignature(authorizer, data, signature), "FiatTokenV2: invalid signature");
        authorizationState[authorizer][nonce] = true;
        emit AuthorizationCanceled(authorizer, nonce);
    }

    function _useAuthorization(address authorizer, uint256 validAfter, uint256 validBefore, bytes32 nonce) private {
        require(block.timestamp > validAfter, "FiatTokenV2: authorization is not yet valid");
        require(block.timestamp < validBefore, "FiatTokenV2: authorization is expired");
        _requireUnused(authorizer, nonce);
        authorizationState[authorizer][nonce] = true;
        emit AuthorizationUsed(authorizer, nonce);
    }

    function _requireUnused(address authorizer, bytes32 nonce) private view {
        require(!authorizationState[authorizer][nonce], "FiatTokenV2: authorization is used or canceled");
    }

    function _beforeMove(address from, address to) internal view override {
        require(!isBlacklisted[from] && !isBlacklisted[to], "Blacklistable: account is blacklisted");
    }
}
