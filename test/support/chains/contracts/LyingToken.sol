// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Calls itself USDC and announces transfers that never happen.
contract LyingToken {
    string public constant name = "USD Coin";
    string public constant symbol = "USDC";
    uint8 public constant decimals = 6;

    event Transfer(address indexed from, address indexed to, uint256 value);

    function transfer(address to, uint256 value) external returns (bool) {
        emit Transfer(msg.sender, to, value);
        return true;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }
}
