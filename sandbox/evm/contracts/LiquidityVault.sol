// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";
import {SandboxVault} from "./SandboxVault.sol";

/// The counterparty of traders: earns 60 % of the fees that they pay, loses what they win and gains what they lose.
contract LiquidityVault is SandboxVault {
    uint256 private constant HOLDERS_PERCENT = 60;

    /// All fees of traders per year against all assets; 1e18 is 100 %.
    uint256 public tradingFeeApr;

    constructor(address asset_, uint256 seed) SandboxVault(asset_, "Sandbox Liquidity USDC", "sqUSDC", 0, seed) {}

    function setTradingFeeApr(uint256 rate) external onlyManager {
        tradingFeeApr = rate;
        _setRate(rate * HOLDERS_PERCENT / 100);
    }

    function lose(uint256 amount) external onlyManager {
        _lose(amount);
    }

    function gain(uint256 amount) external onlyManager {
        Erc20(asset).transferFrom(manager, address(this), amount);
    }
}
