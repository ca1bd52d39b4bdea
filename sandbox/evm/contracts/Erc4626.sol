// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Erc20} from "./Erc20.sol";

/// A tokenized vault by ERC-4626. One virtual asset and 10^offset virtual shares stand beside the real ones, so that
/// whoever donates before the first deposit pays for it. Every rounding is in favour of the vault.
abstract contract Erc4626 is Erc20 {
    address public immutable asset;
    uint256 private immutable virtualShares;

    event Deposit(address indexed sender, address indexed owner, uint256 assets, uint256 shares);
    event Withdraw(
        address indexed sender, address indexed receiver, address indexed owner, uint256 assets, uint256 shares
    );

    constructor(address asset_, uint8 offset) {
        asset = asset_;
        virtualShares = 10 ** offset;
    }

    function totalAssets() public view virtual returns (uint256);

    /// What can be paid out now.
    function freeAssets() public view virtual returns (uint256);

    function maxDeposit(address) public view virtual returns (uint256);

    function convertToShares(uint256 assets) public view returns (uint256) {
        return assets * (totalSupply + virtualShares) / (totalAssets() + 1);
    }

    function convertToAssets(uint256 shares) public view returns (uint256) {
        return shares * (totalAssets() + 1) / (totalSupply + virtualShares);
    }

    function previewDeposit(uint256 assets) public view returns (uint256) {
        return convertToShares(assets);
    }

    function previewMint(uint256 shares) public view returns (uint256) {
        return _divideUp(shares * (totalAssets() + 1), totalSupply + virtualShares);
    }

    function previewWithdraw(uint256 assets) public view returns (uint256) {
        return _divideUp(assets * (totalSupply + virtualShares), totalAssets() + 1);
    }

    function previewRedeem(uint256 shares) public view returns (uint256) {
        return convertToAssets(shares);
    }

    function maxMint(address receiver) public view returns (uint256) {
        uint256 assets = maxDeposit(receiver);
        return assets == type(uint256).max ? assets : convertToShares(assets);
    }

    function maxWithdraw(address owner) public view returns (uint256) {
        return _smaller(convertToAssets(balanceOf[owner]), freeAssets());
    }

    function maxRedeem(address owner) public view returns (uint256) {
        return _smaller(balanceOf[owner], convertToShares(freeAssets()));
    }

    function deposit(uint256 assets, address receiver) external returns (uint256 shares) {
        shares = previewDeposit(assets);
        _enter(assets, shares, receiver);
    }

    function mint(uint256 shares, address receiver) external returns (uint256 assets) {
        assets = previewMint(shares);
        _enter(assets, shares, receiver);
    }

    function withdraw(uint256 assets, address receiver, address owner) external returns (uint256 shares) {
        shares = previewWithdraw(assets);
        _leave(assets, shares, receiver, owner);
    }

    function redeem(uint256 shares, address receiver, address owner) external returns (uint256 assets) {
        assets = previewRedeem(shares);
        _leave(assets, shares, receiver, owner);
    }

    /// Before anything moves.
    function _settle() internal virtual;

    function _enter(uint256 assets, uint256 shares, address receiver) private {
        require(assets <= maxDeposit(receiver), "ERC4626: deposit more than max");
        _settle();
        Erc20(asset).transferFrom(msg.sender, address(this), assets);
        _mint(receiver, shares);
        emit Deposit(msg.sender, receiver, assets, shares);
    }

    function _leave(uint256 assets, uint256 shares, address receiver, address owner) private {
        require(assets <= freeAssets(), "ERC4626: withdraw more than max");
        _settle();
        if (msg.sender != owner) _spendAllowance(owner, msg.sender, shares);
        _burn(owner, shares);
        Erc20(asset).transfer(receiver, assets);
        emit Withdraw(msg.sender, receiver, owner, assets, shares);
    }

    function _divideUp(uint256 dividend, uint256 divisor) private pure returns (uint256) {
        return (dividend + divisor - 1) / divisor;
    }

    function _smaller(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }
}
