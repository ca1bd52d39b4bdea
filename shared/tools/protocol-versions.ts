import { McpProtocolVersion } from '../../generated/vocabulary.gen.ts';

/** Newest first. */
export const PROTOCOL_VERSIONS: readonly McpProtocolVersion[] = Object.values(McpProtocolVersion);

/** Messages carry it themselves, and nothing is negotiated. */
export const CURRENT_PROTOCOL_VERSION = McpProtocolVersion['2026-07-28'];

/** Negotiated by `initialize`. */
export const LEGACY_PROTOCOL_VERSIONS = PROTOCOL_VERSIONS.filter(
  (version) => version !== CURRENT_PROTOCOL_VERSION,
);

/** The version with which the anonymous server answers `initialize`. */
export const ANONYMOUS_PROTOCOL_VERSION = McpProtocolVersion['2024-11-05'];
