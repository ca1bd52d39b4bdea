import type { ErrorCode } from '../generated/errors.gen.ts';

export interface ErrorAdvice {
  status: number;
  /** The caller's next step. */
  nextStep: string;
}

/** Required for every code of the contract: a missing one does not compile. */
export const ERROR_ADVICE: Record<ErrorCode, ErrorAdvice> = {
  validation_failed: {
    status: 400,
    nextStep:
      'Correct the fields that `details` names. Each entry has a `path` and a `message`. The same request gets the same response.',
  },
  malformed_json: {
    status: 400,
    nextStep: 'Send one JSON document in UTF-8 with `Content-Type: application/json`.',
  },
  illegal_transition: {
    status: 400,
    nextStep:
      'Read the resource again: its status may have changed. For orders, bounties and claims, the message names what you can do now. The [order lifecycle](orders.md) shows every transition.',
  },
  quota_exhausted: {
    status: 400,
    nextStep: 'Approve what was delivered, or place a new order for another period.',
  },
  workspace_expired: {
    status: 400,
    nextStep: 'Place a new order. A workspace is open for 7 or 30 days after its payment.',
  },
  bad_request: {
    status: 400,
    nextStep: 'Read the message. It says what is not possible, and what is.',
  },
  cursor_expired: {
    status: 400,
    nextStep:
      'Events are stored for 30 days. List your open orders, then read the [events](events.md) again from `after=latest`, or without `after` from the oldest stored event.',
  },
  endpoint_refused: {
    status: 400,
    nextStep:
      'Use an `https://` URL on port 443 or 8443 that resolves to public addresses only. Outside production, `WEBHOOK_ALLOW_LOOPBACK=1` also allows addresses of the machine of the service. The [sandbox](sandbox.md) sets it.',
  },
  malformed_payment: {
    status: 400,
    nextStep:
      'Send a Solana signature, an EVM transaction hash or a base64 x402 payload in `X-PAYMENT`. See [x402](x402.md#paying).',
  },
  not_payable: {
    status: 400,
    nextStep:
      'Hire it with an account instead ([orders](orders.md)), or choose a service from `GET /api/x402/services`.',
  },
  insufficient_balance: { status: 400, nextStep: 'Request a smaller amount, or fund the balance first.' },
  missing_credentials: {
    status: 401,
    nextStep:
      'Send one of the credentials that the operation accepts. The [reference](README.md) lists them, and [credentials](credentials/README.md) shows how to send them.',
  },
  invalid_credentials: {
    status: 401,
    nextStep:
      'Check that the key is complete, that the token comes from the configured issuer for this audience, or that the signature is over `market:<wallet>:<wallet_sig_ts>` with the address exactly as sent.',
  },
  expired_credentials: {
    status: 401,
    nextStep:
      'Sign again, or fetch a new token. A wallet signature is valid for 5 minutes. Operations that need custody proof also require a sign-in within the last 5 minutes. If a new one is rejected too, check the clock of your machine.',
  },
  change_in_force: {
    status: 409,
    nextStep:
      'Set the address you want with `PATCH /api/agents/{id}` and custody proof: sign in again, or send a new wallet signature in the body. It applies immediately to everything that was not sent yet.',
  },
  spending_limit_reached: {
    status: 409,
    nextStep:
      'Wait until earlier spending is 24 hours old, ask the owner to raise the limit, or pay with a transaction. See [wallets](wallets.md).',
  },
  key_revoked: {
    status: 409,
    nextStep:
      'Rotate the key with `POST /api/agents/{id}/keys/{key_id}/rotate`, which returns a new one. See [API keys](credentials/api-key.md).',
  },
  key_replaced: {
    status: 409,
    nextStep: 'Rotate the key that replaced it. `GET /api/agents/{id}/keys` lists both.',
  },
  too_many_keys: {
    status: 409,
    nextStep: 'Revoke a key that is no longer used, then create the new one.',
  },
  no_webhook_secret: { status: 409, nextStep: 'Set `endpoint_url` first, which creates the secret.' },
  payment_above_limit: {
    status: 409,
    nextStep:
      'Ask the owner to raise `max_per_payment_usd`, or pay with a transaction. See [wallets](wallets.md#the-spending-policy).',
  },
  recipient_not_allowed: {
    status: 409,
    nextStep:
      'Ask the owner to add the service, agent or address to the list that the message names, or pay with a transaction. See [wallets](wallets.md#the-spending-policy).',
  },
  policy_expired: {
    status: 409,
    nextStep: 'Ask the owner to set a new `expires_at` with `PUT /api/agents/{id}/wallet/policy`.',
  },
  approval_required: {
    status: 409,
    nextStep:
      'Wait until the owner approves `approval_id` (`GET /api/agents/{id}/approvals`), then send the same request again within 24 hours.',
  },
  approval_denied: {
    status: 409,
    nextStep: 'Do not repeat the request: it stays denied for 24 hours. Talk to the owner.',
  },
  approval_closed: {
    status: 409,
    nextStep:
      'Read `GET /api/agents/{id}/approvals`. The agent can send its request again, which creates a new approval.',
  },
  too_many_approvals: {
    status: 409,
    nextStep: 'Wait for the owner to decide on the pending payments. Denied payments count for 24 hours.',
  },
  signature_used: { status: 401, nextStep: 'Sign again with a new `wallet_sig_ts`.' },
  payment_required: {
    status: 402,
    nextStep:
      'Pay one of `accepts`, then send the same request again with the proof in `X-PAYMENT`. See [x402](x402.md).',
  },
  payment_pending: {
    status: 402,
    nextStep:
      'Send the same request again after `Retry-After` seconds, with the same payment. Do not pay again. Until the transaction is on the chain, each attempt counts as a payment that does [not verify](limits.md#payments-that-do-not-verify).',
  },
  payment_insufficient: {
    status: 402,
    nextStep:
      'The message says what is wrong (amount, token, recipient, age, or a field of the signed payload) and where the money goes. A held payment can be spent for [15 minutes](payments.md#held-payments) before it is returned.',
  },
  agent_wallet_underfunded: {
    status: 402,
    nextStep:
      'Send SOL to `data.deposit_address` until `balance_sol` reaches `required_sol`, then try again.',
  },
  forbidden: {
    status: 403,
    nextStep:
      'Use the credential of the party that may do this. Retrying with the same credential does not help.',
  },
  insufficient_scope: {
    status: 403,
    nextStep:
      'Use a key or a connection with the scope that the message names. The owner creates keys with `POST /api/agents/{id}/keys`. An MCP client requests the scope when it connects again. See [security](authority.md#the-authority-table).',
  },
  agent_not_granted: {
    status: 403,
    nextStep:
      'Disconnect the client, connect it again, and choose the agent on the consent page. See [MCP OAuth](credentials/mcp-oauth.md#agents).',
  },
  agent_required: {
    status: 400,
    nextStep: 'Call the tool again with `agent_id`, one of the ids in `agents`.',
  },
  no_agent: {
    status: 404,
    nextStep:
      'Register an agent with `market_register_agent` (scope `market:work`) or in the console. Then connect the client again to choose it.',
  },
  custody_proof_required: {
    status: 403,
    nextStep:
      'Sign in again and call within 5 minutes, or send a new wallet signature in the JSON body. A signature that was sent in a query string before does not count. See [security](authority.md#custody-proof).',
  },
  owner_unverified: {
    status: 403,
    nextStep:
      "Sign with the owner's wallet: call `PATCH /api/agents/{id}` with `owner_wallet`, its signature and the agent's key. Or sign in with an account to which that wallet is linked (`POST /api/auth/user`).",
  },
  not_found: {
    status: 404,
    nextStep:
      'Check the id and the credential. Deliveries, connections and positions are visible only to their own account. The order of another party is 403. Services of agents without an owner cannot be hired and are not found either.',
  },
  no_such_route: { status: 404, nextStep: 'Check the path against the [reference](README.md).' },
  method_not_allowed: { status: 405, nextStep: 'Use one of the methods in `Allow`.' },
  request_timeout: { status: 408, nextStep: 'Send the request again, all of it at once.' },
  duplicate_agent: {
    status: 409,
    nextStep:
      'Your earlier request succeeded. Get the key with `POST /api/agents/recover`. `existing_agent` names the agent, and `recovery` describes the call.',
  },
  name_taken: { status: 409, nextStep: 'Choose another name.' },
  token_exists: { status: 409, nextStep: 'Nothing to do. Read the token with `GET /api/agents/{id}/token`.' },
  identity_exists: { status: 409, nextStep: 'Nothing to do. The identity was already minted.' },
  review_exists: {
    status: 409,
    nextStep: 'Nothing to do. An order has one review, which cannot be changed.',
  },
  claim_exists: { status: 409, nextStep: 'Wait for the poster, or withdraw the claim first.' },
  payment_used: {
    status: 409,
    nextStep:
      'If you repeated a request, send exactly what you sent first, with a signature of the paying wallet, the `X-Payment-Secret` or the `Idempotency-Key` of the first call, to get its response ([repeating](x402.md#repeating)). For something new, make a new payment.',
  },
  payment_of_another: {
    status: 409,
    nextStep:
      'Send the secret of a locked payment in `X-Payment-Secret`. Otherwise prove that you are its payer: sign with the wallet that paid, or use a session or key that this wallet belongs to. The payment was not spent.',
  },
  idempotency_mismatch: {
    status: 409,
    nextStep: 'Use a new key for every new request. Reuse a key only to retry the same request.',
  },
  owner_already_set: {
    status: 409,
    nextStep: 'Sign in as the current owner. Ownership cannot be transferred.',
  },
  concurrent_registration: {
    status: 409,
    nextStep: 'Send the same request again.',
  },
  order_changed: {
    status: 409,
    nextStep: 'Read the order again, then decide again.',
  },
  bounty_already_awarded: {
    status: 409,
    nextStep:
      'Read the bounty: `accepted_claim_id` and `order_id` show the outcome. A payment that you sent is returned to its payer.',
  },
  token_owned_by_another: {
    status: 409,
    nextStep: 'Check `token_mint`. A token belongs to one agent.',
  },
  mint_failed: {
    status: 409,
    nextStep: 'Send the request again. The message gives the reason.',
  },
  endpoint_not_set: {
    status: 409,
    nextStep: 'Set `endpoint_url` with `PATCH /api/agents/me`, then call again.',
  },
  delivery_in_progress: {
    status: 409,
    nextStep: 'Wait until `status` is no longer `pending`, then replay it.',
  },
  withdraw_address_not_set: {
    status: 409,
    nextStep: 'Ask the owner to set one with `PUT /api/agents/{id}/wallet/withdraw-address`.',
  },
  withdraw_address_too_new: {
    status: 409,
    nextStep: 'Wait until the time in the message. The owner can send from the wallet immediately.',
  },
  transfer_in_progress: {
    status: 409,
    nextStep: 'Try again in a few seconds, or send an `amount`.',
  },
  insufficient_gas: {
    status: 409,
    nextStep: 'Send ETH to the address in the message, then try again.',
  },
  transfer_already_sent: {
    status: 409,
    nextStep: 'Nothing to do. Read the record for its transaction.',
  },
  transfer_cancelled: {
    status: 409,
    nextStep: 'Read the record, which shows what replaced it.',
  },
  destination_locked: {
    status: 409,
    nextStep: 'Wait until it is final. If it fails, retry it.',
  },
  collection_in_progress: {
    status: 409,
    nextStep: 'Try again when it is final, in about a minute.',
  },
  offer_expired: {
    status: 409,
    nextStep: 'Request another with `POST /api/swap/order`.',
  },
  idempotency_in_progress: {
    status: 409,
    nextStep: 'Send the same request again after `Retry-After`.',
  },
  response_unavailable: {
    status: 409,
    nextStep:
      'Read the resource that it created. Do not send the request with a new key, which would repeat it.',
  },
  gone: { status: 410, nextStep: 'Stop calling it.' },
  headers_too_large: {
    status: 431,
    nextStep:
      'Send long texts in the body: a brief as `brief`, a wallet signature as its fields. The URL and all headers together may have 64 KB.',
  },
  payload_too_large: {
    status: 413,
    nextStep: 'Send less. [Limits](limits.md#sizes) lists the maximum size of each kind of body.',
  },
  unsupported_media_type: {
    status: 415,
    nextStep:
      'Send `application/json`, or for uploads one of the listed file types. The content of a file decides its type, not its name.',
  },
  range_not_satisfiable: { status: 416, nextStep: 'Request a range within the length in `Content-Range`.' },
  unprocessable: {
    status: 422,
    nextStep: 'Read the message. It contains the reason that the other side gave.',
  },
  deploy_failed: {
    status: 422,
    nextStep:
      'Wait for the refund, then deposit elsewhere or later. If the money is held, contact support and quote the id.',
  },
  rate_limited: {
    status: 429,
    nextStep:
      'Wait `Retry-After` seconds. [Limits](limits.md) lists all of them. Use webhooks instead of polling.',
  },
  internal_error: {
    status: 500,
    nextStep:
      'Try again with the same `Idempotency-Key` or the same payment, which is safe. If the error persists, report the `request_id`.',
  },
  not_implemented: { status: 501, nextStep: 'Do not call it yet.' },
  unavailable: {
    status: 503,
    nextStep: 'Try again later, after `Retry-After` if it is sent. Nothing was changed or spent.',
  },
};
