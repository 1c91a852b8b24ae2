/**
 * What stands out in a source: remarks become callouts, a style that few items have becomes focus.
 */
import { mostCallouts } from '../../drawing/data/limits.ts'
import type { Conversion } from './conversion.ts'
import { inOwnLines } from './names.ts'

/** Items in focus. */
const few = 5

type Remark = { on?: string | undefined; text: string; at: number }

/** Callouts for remarks on items; those that belong to nothing, or are too many, are in the ledger. */
export function callouts(
  remarks: readonly Remark[],
  refOf: (id: string) => string | undefined,
  conversion: Conversion,
): { callouts?: { on: string; text: string }[] } {
  const found: { on: string; text: string }[] = []
  for (const { on, text, at } of remarks) {
    const ref = on === undefined ? undefined : refOf(on)
    const words = inOwnLines(text)
    if (words === '') continue
    if (ref === undefined) conversion.note('a note on nothing that is drawn', at, words)
    else if (found.length >= mostCallouts) conversion.note(`a note more than ${mostCallouts}`, at, words)
    else found.push(conversion.placed(at, { on: ref, text: words }))
  }
  return found.length === 0 ? {} : { callouts: found }
}

/** Items in focus: those of the only style that is used, if they are at most five and a third of all. */
export function focus(
  items: readonly { id: string; label?: string; classes?: string[]; at: number }[],
  refOf: (id: string) => string | undefined,
  conversion: Conversion,
): { focus?: string[] } {
  const styled = items.filter(({ classes = [] }) => classes.length > 0)
  const styles = new Set(styled.flatMap(({ classes = [] }) => classes))
  const [style] = styles
  const isMark = styles.size === 1 && styled.length <= few && styled.length * 3 <= items.length
  const [first] = styled
  if (style === undefined || first === undefined) return {}
  if (!isMark) {
    for (const { at, id, label = id } of styled) conversion.noteOnce('styles are not carried over', at, label)
    return {}
  }
  conversion.noteOnce('styles are not carried over', first.at, first.label ?? first.id, `${style} is in focus`)
  const refs = styled.flatMap(({ id }) => refOf(id) ?? [])
  return refs.length === 0 ? {} : { focus: refs }
}
