/**
 * Data (`#data=…`) or a diagram as text (`#text=…`), percent-encoded in the fragment of a URL, as a program or a person without tools can
 * write it. What encoders do differently is understood: `+` for spaces, text encoded twice, text not encoded at all.
 */
import { linkLimits } from './share-link.ts'

/** What a fragment may carry as plain text. */
export const plainKinds = ['data', 'text'] as const

export type PlainKind = (typeof plainKinds)[number]

/** The text in a plain fragment, or why it cannot be read; undefined if the fragment is of another kind. */
export function readPlainFragment(
  fragment: string,
): { kind: PlainKind; text: string } | { problem: string } | undefined {
  const kind = plainKinds.find((name) => fragment.startsWith(`#${name}=`))
  if (kind === undefined) return undefined
  if (fragment.length > linkLimits.most)
    return { problem: `The link has more than ${linkLimits.most} characters. Ask for the file instead.` }
  try {
    const text = decode(fragment.slice(kind.length + 2))
    return text.trim() === '' ? { problem: `The link has nothing after #${kind}=.` } : { kind, text }
  } catch {
    return { problem: 'The link is damaged: a % in it is not followed by two hexadecimal digits. Ask for it again.' }
  }
}

const decode = (encoded: string): string => {
  const text = decodeURIComponent(hasPlusForSpace(encoded) ? encoded.replaceAll('+', ' ') : encoded)
  // Encoded twice: JSON that still begins with %7B or %5B.
  return /^\s*%(?:7B|5B|22)/i.test(text) ? decodeURIComponent(text) : text
}

/** Encoders of forms write + for a space, and then no space otherwise. */
const hasPlusForSpace = (encoded: string): boolean => encoded.includes('+') && !/%20| /.test(encoded)
