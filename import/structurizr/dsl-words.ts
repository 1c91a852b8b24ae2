/**
 * Words of Structurizr: up to a brace or the end of the line.
 */
import { Cursor } from '../text/cursor.ts'

/** A line that ends in a backslash goes on in the next one, in quotes as well. */
const word = /"((?:[^"\\\n]|\\[\s\S])*)"|([^\s"{}]+)/y

/** Words up to the brace or the end of the line. */
export const readWords = (cursor: Cursor): string[] => {
  const words: string[] = []
  for (;;) {
    cursor.take(/(?:[ \t]|\\\n)+/y)
    const hit = cursor.take(word)
    if (hit === undefined) return words
    words.push((hit[1] ?? hit[2])!.replaceAll(/\\\n[ \t]*/g, ''))
  }
}

/** Steps over a block in braces, if one is here. */
export const skipBody = (cursor: Cursor): void => {
  if (cursor.take(/[ \t]*\{/y) === undefined) return
  for (let depth = 1; depth > 0 && !cursor.done; ) {
    const hit = cursor.take(/(?:[^{}"]|"(?:[^"\\\n]|\\.){0,2000}"|"(?!(?:[^"\\\n]|\\.){0,2000}"))*?([{}])/y)
    if (hit === undefined) return void (cursor.at = cursor.text.length)
    depth += hit[1] === '{' ? 1 : -1
  }
}
