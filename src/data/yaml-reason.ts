/**
 * Why a text is not YAML, in words that quote nothing of it: the text may be any file, and a secret (D13).
 */
import type { ErrorCode } from 'yaml'

/** The reason for one of the parser's errors; its message only where it is the same for every text. */
export function yamlReason(code: ErrorCode, message?: string): string {
  const own = words[code]
  if (own !== undefined) return own
  return message !== undefined && fixed.has(code) ? (message.split('\n', 1)[0] ?? '') : 'it is not valid YAML'
}

const words: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: 'an alias has no anchor before it',
  BAD_DQ_ESCAPE: 'unknown escape sequence in double quotes',
  MULTIPLE_DOCS: 'it has more than one document',
  TAG_RESOLVE_FAILED: 'unknown tag',
  UNEXPECTED_TOKEN: 'unexpected text',
}

/** Errors whose message does not depend on the text, or by one punctuation mark. */
const fixed: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'ALIAS_PROPS',
  'BAD_INDENT',
  'BAD_SCALAR_START',
  'BLOCK_AS_IMPLICIT_KEY',
  'BLOCK_IN_FLOW',
  'KEY_OVER_1024_CHARS',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'MULTIPLE_ANCHORS',
  'MULTIPLE_TAGS',
  'TAB_AS_INDENT',
])
