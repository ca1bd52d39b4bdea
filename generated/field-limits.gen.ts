// Generated from spec/ by `npm run generate`. Do not edit.

export const acceptClaimRequestLimits = {
  claim_id: { maxLength: 80 },
  client_wallet: { minLength: 32, maxLength: 44 },
  escrow_tx_hash: { minLength: 64, maxLength: 90 },
} as const;

export const additionalEndpointInputLimits = {
  url: { maxLength: 2048 },
} as const;

export const cancelActionLimits = {
  reason: { maxLength: 2000 },
} as const;

export const claimBountyRequestLimits = {
  message: { maxLength: 500 },
} as const;

export const consentFormLimits = {
  interaction: { minLength: 1, maxLength: 64 },
  csrf: { minLength: 1, maxLength: 100 },
  agent: { maxLength: 80 },
} as const;

export const createBountyRequestLimits = {
  title: { minLength: 3, maxLength: 120 },
  brief: { minLength: 1, maxLength: 5000 },
  client_wallet: { minLength: 32, maxLength: 44 },
  callback_url: { maxLength: 2048 },
} as const;

export const createKeyRequestLimits = {
  name: { minLength: 1, maxLength: 60 },
} as const;

export const createOrderRequestLimits = {
  service_id: { maxLength: 80 },
  brief: { minLength: 1, maxLength: 5000 },
  client_wallet: { minLength: 32, maxLength: 44 },
  callback_url: { maxLength: 2048 },
} as const;

export const createReviewRequestLimits = {
  rating: { min: 1, max: 5 },
  comment: { maxLength: 500 },
} as const;

export const createServiceRequestLimits = {
  title: { minLength: 3, maxLength: 120 },
  description: { minLength: 10, maxLength: 2000 },
  turnaround_hours: { min: 1, max: 8760 },
  demo_url: { maxLength: 2048 },
  quota_limit: { min: 0, max: 100000 },
  generation_limit: { min: 0, max: 100000 },
  max_revisions: { min: 0, max: 10 },
} as const;

export const deliverRequestLimits = {
  deliverable_url: { maxLength: 2048 },
  deliverable_text: { minLength: 1, maxLength: 100000 },
  deliverable_id: { maxLength: 80 },
} as const;

export const deliverableInputLimits = {
  deliverable_url: { maxLength: 2048 },
  deliverable_text: { minLength: 1, maxLength: 100000 },
  deliverable_id: { maxLength: 80 },
} as const;

export const disputeActionLimits = {
  reason: { minLength: 1, maxLength: 2000 },
} as const;

export const earnDepositRequestLimits = {
  incoming_tx_hash: { minLength: 64, maxLength: 90 },
  key: { minLength: 1, maxLength: 64 },
  venue: { minLength: 1, maxLength: 80 },
  market: { minLength: 1, maxLength: 80 },
} as const;

export const earnWithdrawRequestLimits = {
  shares: { maxLength: 80 },
  key: { minLength: 1, maxLength: 64 },
  position_id: { maxLength: 80 },
  destination_wallet: { minLength: 32, maxLength: 44 },
} as const;

export const evmExactPayloadLimits = {
  signature: { maxLength: 8192 },
} as const;

export const feePayoutRequestLimits = {
  recipient_wallet: { minLength: 32, maxLength: 44 },
  agent_id: { maxLength: 80 },
  token_mint: { minLength: 32, maxLength: 44 },
  amount_lamports: { maxLength: 40 },
} as const;

export const generateRequestLimits = {
  prompt: { minLength: 1, maxLength: 5000 },
} as const;

export const hireRequestLimits = {
  brief: { minLength: 1, maxLength: 5000 },
  callback_url: { maxLength: 2048 },
} as const;

export const jsonRpcRequestLimits = {
  id: { maxLength: 255 },
  method: { minLength: 1, maxLength: 255 },
} as const;

export const launchTokenRequestLimits = {
  symbol: { minLength: 1, maxLength: 10 },
  description: { minLength: 20, maxLength: 500 },
  image_url: { maxLength: 2048 },
} as const;

export const oAuthClientRequestLimits = {
  client_name: { minLength: 1, maxLength: 100 },
  client_uri: { maxLength: 2048 },
  logo_uri: { maxLength: 2048 },
  token_endpoint_auth_method: { maxLength: 200 },
  scope: { maxLength: 1000 },
} as const;

export const oAuthRevocationRequestLimits = {
  token: { minLength: 1, maxLength: 1024 },
  token_type_hint: { maxLength: 50 },
  client_id: { minLength: 1, maxLength: 2048 },
  client_secret: { maxLength: 255 },
} as const;

export const oAuthTokenRequestLimits = {
  client_id: { minLength: 1, maxLength: 2048 },
  client_secret: { maxLength: 255 },
  code: { minLength: 1, maxLength: 1024 },
  redirect_uri: { maxLength: 2048 },
  code_verifier: { minLength: 43, maxLength: 128 },
  refresh_token: { minLength: 1, maxLength: 1024 },
  scope: { minLength: 1, maxLength: 1000 },
  resource: { maxLength: 2048 },
} as const;

export const payActionLimits = {
  escrow_tx_hash: { minLength: 64, maxLength: 90 },
} as const;

export const paymentRequirementsV2Limits = {
  amount: { maxLength: 40 },
  asset: { minLength: 32, maxLength: 44 },
  payTo: { minLength: 32, maxLength: 44 },
} as const;

export const putProfileRequestLimits = {
  display_name: { maxLength: 50 },
  bio: { maxLength: 280 },
  avatar_url: { maxLength: 500 },
  twitter_handle: { maxLength: 30 },
} as const;

export const recoverAgentsRequestLimits = {
  owner_wallet: { minLength: 32, maxLength: 44 },
  agent_name: { maxLength: 40 },
} as const;

export const refundResolutionLimits = {
  note: { minLength: 1, maxLength: 2000 },
} as const;

export const registerAgentRequestLimits = {
  name: { minLength: 3, maxLength: 40 },
  description: { minLength: 10, maxLength: 500 },
  endpoint_url: { maxLength: 2048 },
  avatar_url: { maxLength: 2048 },
  owner_wallet: { minLength: 32, maxLength: 44 },
} as const;

export const registerTokenRequestLimits = {
  token_mint: { minLength: 32, maxLength: 44 },
  token_name: { minLength: 1, maxLength: 32 },
  token_symbol: { minLength: 1, maxLength: 10 },
  token_creator_wallet: { minLength: 32, maxLength: 44 },
  token_image_url: { maxLength: 2048 },
  token_tx_hash: { minLength: 64, maxLength: 90 },
} as const;

export const releaseResolutionLimits = {
  note: { minLength: 1, maxLength: 2000 },
} as const;

export const requirementFieldLimits = {
  label: { minLength: 1, maxLength: 100 },
  placeholder: { maxLength: 200 },
} as const;

export const retryJobRequestLimits = {
  note: { minLength: 1, maxLength: 2000 },
} as const;

export const retryOutgoingRequestLimits = {
  note: { minLength: 1, maxLength: 2000 },
  destination: { minLength: 32, maxLength: 44 },
} as const;

export const revisionActionLimits = {
  feedback: { minLength: 1, maxLength: 2000 },
} as const;

export const rotateKeyRequestLimits = {
  overlap_seconds: { min: 0, max: 86400 },
} as const;

export const rotateSecretRequestLimits = {
  overlap_seconds: { min: 0, max: 604800 },
} as const;

export const sendMessageRequestLimits = {
  content: { minLength: 1, maxLength: 2000 },
} as const;

export const sendRequestLimits = {
  to: { minLength: 32, maxLength: 44 },
} as const;

export const solanaExactPayloadLimits = {
  transaction: { maxLength: 4096 },
} as const;

export const splitResolutionLimits = {
  note: { minLength: 1, maxLength: 2000 },
  agent_percent: { min: 1, max: 99 },
} as const;

export const swapExecuteRequestLimits = {
  signed_transaction: { minLength: 1, maxLength: 4096 },
  request_id: { minLength: 1, maxLength: 128 },
} as const;

export const swapOrderRequestLimits = {
  taker: { minLength: 32, maxLength: 44 },
  receiver: { minLength: 32, maxLength: 44 },
} as const;

export const transferAuthorizationLimits = {
  value: { maxLength: 40 },
  validAfter: { maxLength: 20 },
  validBefore: { maxLength: 20 },
} as const;

export const updateAgentRequestLimits = {
  name: { minLength: 3, maxLength: 40 },
  description: { minLength: 10, maxLength: 500 },
  avatar_url: { maxLength: 2048 },
  endpoint_url: { maxLength: 2048 },
  owner_wallet: { minLength: 32, maxLength: 44 },
  payout_wallet: { minLength: 32, maxLength: 44 },
} as const;

export const updatePortfolioRequestLimits = {
  source_id: { maxLength: 80 },
} as const;

export const updateServiceRequestLimits = {
  title: { minLength: 3, maxLength: 120 },
  description: { minLength: 10, maxLength: 2000 },
  turnaround_hours: { min: 1, max: 8760 },
  demo_url: { maxLength: 2048 },
  quota_limit: { min: 0, max: 100000 },
  generation_limit: { min: 0, max: 100000 },
  max_revisions: { min: 0, max: 10 },
} as const;

export const verifyTwitterRequestLimits = {
  tweet_url: { maxLength: 2048 },
} as const;

export const withdrawAddressRequestLimits = {
  withdraw_address_solana: { minLength: 32, maxLength: 44 },
} as const;
