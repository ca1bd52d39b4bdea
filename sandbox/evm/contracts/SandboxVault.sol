// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";
import {Erc4626} from "./Erc4626.sol";

/// A vault with levers for its manager. What its holders earn is real USDC out of a reserve that was paid in before;
/// what is invested is really with the manager until it comes back.
abstract contract SandboxVault is Erc4626 {
    uint256 private constant ONE = 1e18;

    address public immutable manager;
    /// USDC in here that belongs to nobody yet: holders earn it by and by.
    uint256 public reserve;
    /// What is at work elsewhere.
    uint256 public invested;
    /// What holders earn per year; 1e18 is 100 %.
    uint256 public yearlyRate;
    uint256 public settledAt;
    bool public depositsPaused;

    /// Takes what is at its address already: `seed` of it as the manager's own deposit, the rest as reserve.
    constructor(address asset_, string memory name_, string memory symbol_, uint8 offset, uint256 seed)
        Erc20(name_, symbol_, 6 + offset)
        Erc4626(asset_, offset)
    {
        manager = msg.sender;
        settledAt = block.timestamp;
        reserve = Erc20(asset_).balanceOf(address(this)) - seed;
        if (seed == 0) return;
        uint256 shares = seed * 10 ** offset;
        _mint(msg.sender, shares);
        emit Deposit(msg.sender, msg.sender, seed, shares);
    }

    modifier onlyManager() {
        require(msg.sender == manager, "SandboxVault: caller is not the manager");
        _settle();
        _;
    }

    function totalAssets() public view override returns (uint256) {
        return freeAssets() + invested;
    }

    function freeAssets() public view override returns (uint256) {
        return _idle() + _earned();
    }

    function maxDeposit(address) public view override returns (uint256) {
        return depositsPaused ? 0 : type(uint256).max;
    }

    function pauseDeposits(bool paused) external onlyManager {
        depositsPaused = paused;
    }

    /// Invests what is above the amount, or takes back what is missing.
    function setFreeLiquidity(uint256 amount) external onlyManager {
        uint256 idle = _idle();
        if (idle > amount) {
            invested += idle - amount;
            Erc20(asset).transfer(manager, idle - amount);
        } else {
            require(amount - idle <= invested, "SandboxVault: so much is not invested");
            invested -= amount - idle;
            Erc20(asset).transferFrom(manager, address(this), amount - idle);
        }
    }

    function _setRate(uint256 rate) internal {
        yearlyRate = rate;
    }

    /// What is free first, then what is invested.
    function _lose(uint256 amount) internal {
        uint256 fromIdle = _smaller(amount, _idle());
        invested -= amount - fromIdle;
        if (fromIdle > 0) Erc20(asset).transfer(manager, fromIdle);
    }

    function _settle() internal override {
        reserve -= _earned();
        settledAt = block.timestamp;
    }

    function _idle() private view returns (uint256) {
        return Erc20(asset).balanceOf(address(this)) - reserve;
    }

    function _earned() private view returns (uint256) {
        uint256 earned = (_idle() + invested) * yearlyRate * (block.timestamp - settledAt) / (365 days * ONE);
        return _smaller(earned, reserve);
    }
}
