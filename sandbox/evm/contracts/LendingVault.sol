// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SandboxVault} from "./SandboxVault.sol";

/// Lends to borrowers, who pay interest at a rate. Its shares have 18 decimals, as those of many vaults do.
contract LendingVault is SandboxVault {
    constructor(address asset_, uint256 seed) SandboxVault(asset_, "Sandbox Lending USDC", "slUSDC", 12, seed) {}

    function setRate(uint256 rate) external onlyManager {
        _setRate(rate);
    }
}
