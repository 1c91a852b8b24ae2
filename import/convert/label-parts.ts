/**
 * A label of several lines as a name and what is said about it: a remark, or lines in a compartment.
 */
import { countCodePoints } from '../../src/scene/code-points.ts'
import type { ModelNode } from '../models/graph.ts'
import { oneLine } from './names.ts'

/** So many code points has a remark, and a line of a compartment; and so many lines are in one. */
const [longestNote, longestLine, mostLines] = [120, 80, 16]

/** Between lines of which neither seems to go on in the other. */
const apart = /(?<=[\p{L}\p{N})])\n(?=[\p{Lu}\p{N}:])/gu

const bullet = /^[•·▪◦*–-]\s+/

/** The kinds that may be boxes in compartments. */
const boxes: ReadonlySet<string | undefined> = new Set([undefined, 'rounded', 'subroutine'])

type LabelParts = { label: string; note?: string; lines?: string[] }

/** The parts of a label; all of it is the name where it says nothing else, or where what follows has no room. */
export function partsOf({ label, head, note }: ModelNode, kind: string | undefined): LabelParts {
  const all = unmarked(label).split('\n').map(oneLine).filter(Boolean)
  const [name, rest] = [all.slice(0, head?.lines).join('\n'), all.slice(head?.lines)]
  if (head === undefined || note !== undefined || rest.length === 0) return { label: all.join('\n') }
  if (
    head.isList &&
    boxes.has(kind) &&
    rest.length <= mostLines &&
    rest.every((line) => countCodePoints(line) <= longestLine)
  )
    return { label: name, lines: rest.map((line) => line.replace(bullet, '')) }
  const words = rest.join('\n').replaceAll(apart, ' · ').replaceAll('\n', ' ')
  return countCodePoints(words) > longestNote ? { label: all.join('\n') } : { label: name, note: words }
}

/** Without asterisks for bold and italic, which people also write where they are none. */
const unmarked = (label: string): string =>
  label.replaceAll(/\*\*(\S|\S[^*]*\S)\*\*/g, '$1').replaceAll(/^\*(\w|\w[^*\n]*\S)\*$/gm, '$1')
