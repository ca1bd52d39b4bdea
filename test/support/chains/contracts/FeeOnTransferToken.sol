// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "../../../../sandbox/evm/contracts/Erc20.sol";

/// Calls itself USDC but keeps a hundredth of every transfer: the payee gets less than was sent.
contract FeeOnTransferToken is Erc20 {
    address public constant FEE_COLLECTOR = address(0xfee);

    constructor() Erc20("USD Coin", "USDC", 6) {}

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function _transfer(address from, address to, uint256 value) internal override {
        uint256 fee = value / 100;
        super._transfer(from, to, value - fee);
        super._transfer(from, FEE_COLLECTOR, fee);
    }
}
