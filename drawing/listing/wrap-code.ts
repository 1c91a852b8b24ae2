/**
 * Long lines of code in the room there is, as an editor wraps them: the rest continues below, indented.
 */
import { textWidth } from '../../src/text/measure.ts'
import type { TypeStyle } from '../type.ts'

/** From the indentation of a line to its continuation, in columns. */
const hanging = 2

/** A line in pieces of at most `width` pixels; continuations are indented by `hang` columns more. Only spaces at a break are dropped. */
export function wrapCode(line: string, style: TypeStyle, width: number, hang = hanging): string[] {
  if (textWidth(line, style) <= width) return [line]
  const indent = line.length - line.trimStart().length
  // A narrow room keeps at least half of itself for the words.
  const most = Math.floor(width / textWidth(' ', style) / 2)
  const lead = ' '.repeat(Math.min(indent + hang, most))
  const pieces: string[] = []
  let [rest, from] = [line, 0]
  while (textWidth(rest, style) > width) {
    const cut = breakOf(rest, { style, width, from, lead })
    pieces.push(rest.slice(0, cut).trimEnd())
    const below = rest.slice(cut).trimStart()
    if (below === '') return pieces
    rest = lead + below
    from = lead.length
  }
  return [...pieces, rest]
}

type Room = { style: TypeStyle; width: number; from: number; lead: string }

/** Where code breaks that has no blank: in brackets, before members, and in paths. */
const joints = /(?<=[([{])(?=[^)\]}])|(?<=[\p{L}_)\]])(?=\.\p{L}|::)|(?<=[\p{L}\p{N}][/=])(?=[\p{L}\p{N}])/gu

/**
 * Where to cut, past `from`: after the last space or separator that fits, or else at a joint, unless that leaves less than
 * half a line though the word that follows fits none; then anywhere.
 */
const breakOf = (text: string, { style, width, from, lead }: Room): number => {
  let [used, fits, soft] = [0, 0, 0]
  for (const [cluster] of text.matchAll(/.(?:\p{M}|\ufe0f|\u200d.)*/gsu)) {
    used += textWidth(cluster, style)
    if (used > width && fits > from) break
    fits += cluster.length
    if (/[\s,;&|]/.test(cluster)) soft = fits
  }
  const joint = Math.max(0, ...Array.from(text.matchAll(joints), ({ index }) => index).filter((at) => at <= fits))
  const half = Math.max(from, fits / 2)
  if (soft > half) return soft
  if (joint > half) return joint
  const early = Math.max(soft, joint)
  const [word = ''] = /^[\p{L}\p{N}\p{M}_$]+/u.exec(text.slice(early)) ?? []
  return early > from && word !== '' && textWidth(lead + word, style) <= width ? early : fits
}
