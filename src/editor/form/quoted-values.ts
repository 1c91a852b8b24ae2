/**
 * What a text with names in braces became: the values that stand for them where it was drawn.
 */

import { nameInBraces } from '../../../drawing/names-in-braces.ts'

/** Each name in braces with its value, in order; an empty list where the drawn text is not made of this one. */
export function quotedValues(text: string, drawn: string): [name: string, value: string][] {
  const names = text.match(quoted) ?? []
  const words = text.split(quoted).map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'))
  const [, ...values] = new RegExp(`^${words.join('(.+?)')}$`, 's').exec(drawn) ?? []
  return values.flatMap((value, at) => (names[at] === value ? [] : [[names[at] ?? '', value]]))
}

const quoted = new RegExp(`\\{${nameInBraces}\\}`, 'g')
