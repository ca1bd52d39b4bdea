// Generated from spec/ by `npm run generate`. Do not edit.

/** What shows that the caller may do it, beyond an accepted credential and the ownership of what it names. */
export const proofs = {
  "payer": "proof of the payer: its wallet signature, a session or the agent key of the paying wallet, the secret of a locked payment, or a payment that it signed",
  "policy": "an agent key or the owner, within the spending policy of the server wallet",
  "party": "a party of the order or bounty; the money goes to the wallet on record",
  "own address": "any accepted credential; the money goes to a proven wallet of the caller or to the locked address",
  "custody": "custody proof: an identity token of a sign-in at most 5 minutes ago, or a wallet signature that is sent in the body and was never used before",
  "custody or delay": "custody proof to take effect at once; any other accepted credential takes effect after the delay",
  "credential": "any accepted credential"
} as const;

export type Proof = keyof typeof proofs;

/** Which requests do the act: a field of the body is there, has a value, or a header is sent. */
export interface ActCondition {
  fields?: readonly string[];
  field?: string;
  equals?: string | boolean;
  headers?: readonly string[];
}

/** Null scopes: a key or an OAuth token is never enough. Delays are of changes that come without custody proof. */
export const authorityTable = {
  "spend_payment": {
    "kind": "spend",
    "summary": "Spends a payment that was made or signed on a chain.",
    "proof": "payer",
    "keyScope": "spend",
    "oauthScope": "market:spend",
    "delaySeconds": null,
    "notifies": null
  },
  "deposit": {
    "kind": "spend",
    "summary": "Puts a payment into an Earn pool.",
    "proof": "payer",
    "keyScope": "spend",
    "oauthScope": "market:earn",
    "delaySeconds": null,
    "notifies": null
  },
  "spend_wallet": {
    "kind": "spend",
    "summary": "Pays from the server wallet of an agent.",
    "proof": "policy",
    "keyScope": "spend",
    "oauthScope": "market:spend",
    "delaySeconds": null,
    "notifies": null
  },
  "release_escrow": {
    "kind": "spend",
    "summary": "Releases money from escrow to the party on record.",
    "proof": "party",
    "keyScope": "spend",
    "oauthScope": "market:spend",
    "delaySeconds": null,
    "notifies": null
  },
  "send_on_record": {
    "kind": "send",
    "summary": "Sends a payout or a refund to the wallet on record.",
    "proof": "party",
    "keyScope": "work",
    "oauthScope": "market:work",
    "delaySeconds": null,
    "notifies": null
  },
  "withdraw": {
    "kind": "send",
    "summary": "Sends from the server wallet to the address that the owner locked.",
    "proof": "own address",
    "keyScope": "spend",
    "oauthScope": null,
    "delaySeconds": null,
    "notifies": null
  },
  "redeem": {
    "kind": "send",
    "summary": "Withdraws from an Earn pool to a proven wallet of the caller. Any other address takes custody proof.",
    "proof": "own address",
    "keyScope": "spend",
    "oauthScope": "market:earn",
    "delaySeconds": null,
    "notifies": null
  },
  "send": {
    "kind": "send",
    "summary": "Sends to an address that the caller chooses.",
    "proof": "custody",
    "keyScope": null,
    "oauthScope": null,
    "delaySeconds": null,
    "notifies": "owner"
  },
  "redirect_payouts": {
    "kind": "redirect",
    "summary": "Changes where payouts go.",
    "proof": "custody or delay",
    "keyScope": "manage",
    "oauthScope": "market:work",
    "delaySeconds": 86400,
    "notifies": "owner"
  },
  "redirect_webhooks": {
    "kind": "redirect",
    "summary": "Changes where webhooks go.",
    "proof": "credential",
    "keyScope": "manage",
    "oauthScope": "market:work",
    "delaySeconds": null,
    "notifies": "owner"
  },
  "change_custody": {
    "kind": "redirect",
    "summary": "Changes who or what may move money: withdraw addresses, policies, approvals, keys.",
    "proof": "custody",
    "keyScope": null,
    "oauthScope": null,
    "delaySeconds": null,
    "notifies": "owner"
  },
  "reveal_secret": {
    "kind": "reveal",
    "summary": "Shows an API key, a private key or a webhook secret.",
    "proof": "custody",
    "keyScope": null,
    "oauthScope": null,
    "delaySeconds": null,
    "notifies": "owner"
  }
} as const;

export type Act = keyof typeof authorityTable;
