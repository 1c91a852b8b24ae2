/**
 * Comments of EBNF, `(* … *)`, which stand within each other (ISO 14977, 5.10). They become blanks of the same length, so
 * that every offset stays true. One pass with a stack: a comment that never ends costs no second look at the rest.
 */
import { Cursor } from '../text/cursor.ts'

/** The same cursor over a text whose comments are blanks; one that never ends is no comment, and neither is one in quotes. */
export function withoutComments({ text, at, report }: Cursor): Cursor {
  const opened: number[] = []
  let [kept, from] = ['', 0]
  // The outermost comments, in order: an inner one ends before the one around it and is taken back.
  const comments: [from: number, to: number][] = []
  for (let next = 0; ; ) {
    const sign = opened.length > 0 ? /\(\*|\*\)/g : /\(\*|\*\)|"[^"\n]*"|'[^'\n]*'/g
    sign.lastIndex = next
    const hit = sign.exec(text)
    if (hit === null) break
    next = sign.lastIndex
    if (hit[0] === '(*') opened.push(hit.index)
    const start = hit[0] === '*)' ? opened.pop() : undefined
    if (start === undefined) continue
    while ((comments.at(-1)?.[0] ?? -1) > start) comments.pop()
    comments.push([start, next])
  }
  for (const [start, to] of comments) {
    kept += text.slice(from, start) + text.slice(start, to).replaceAll(/[^\n]/g, ' ')
    from = to
  }
  const cursor = new Cursor(kept + text.slice(from), report)
  cursor.at = at
  return cursor
}
