/**
 * Names in code, shortened where they have joints: `pgx.(*baseRows).Scan` as `(*baseRows)` over `.Scan`, in two
 * lines, or without its first parts, `…baseRows.Scan`; `load (src/db.ts:9)`, as profilers of scripts write it, without its place.
 */

/** A name without the place that follows it. */
const withoutPlace = (name: string): string => name.replace(/\s+\([^()]*\)$/, '').trim() || name

/** A name in fewer pixels, the longest form first, each in one line or two. */
export function shortNames(whole: string): string[][] {
  const name = withoutPlace(whole)
  return [...(name === whole ? [] : [[name]]), ...ends(name), ...halves(name), ...tails(name), ...beginnings(name)]
}

/** Shorter forms of each of some names, without those that another of them has too: `…Read` could be two functions. */
export function uniqueShort(names: readonly string[]): (name: string) => string[][] {
  const known = new Map([...new Set(names)].map((name) => [name, shortNames(name)]))
  const owners = new Map<string, number>()
  for (const forms of known.values())
    for (const form of new Set(forms.map(joined))) owners.set(form, (owners.get(form) ?? 0) + 1)
  return (name) => (known.get(name) ?? []).filter((form) => owners.get(joined(form)) === 1)
}

/** A function without its arguments and its first parts, the longest first: its own name says more than its package. */
export function bareNames(whole: string): string[] {
  const name = withoutPlace(whole)
  const plain = name.replaceAll(/\(\*?([^()]*)\)(?=\.)/g, '$1').replace(/(?<=[\w>])\(.*$/, '')
  const rests = [...plain.matchAll(/[./:]+/g)].map(({ 0: joint, index }) => plain.slice(index + joint.length))
  return [...(name === whole ? [] : [name]), ...rests].filter((rest) => rest !== '')
}

const joined = (lines: string[]): string => lines.join('')

/** A name in two lines, cut where names have joints: after a dot, a slash, a colon or an underscore. */
const halves = (name: string): string[][] =>
  [...name.matchAll(/[./:_]+/g)]
    .map(({ 0: joint, index }) => [name.slice(0, index + joint.length), name.slice(index + joint.length)])
    .filter(([, rest]) => rest !== '')

/** A name without its first parts, an ellipsis before it, in one line or two: the function says more than its package. */
const tails = (name: string): string[][] =>
  halves(name).flatMap(([, rest = '']) => {
    const bare = rest.replaceAll(/\(\*?([^)]*)\)/g, '$1')
    // One letter or two name nothing.
    if (bare.length < 3) return []
    return [[`…${bare}`], ...halves(bare).map(([first, last = '']) => [`…${first}`, last])]
  })

/** The package and the receiver, or one of them, or else the class, over the function, without what is before them. */
const ends = (name: string): string[][] => {
  const [, receiver, method] = /(\([^()]+\))\.([^./:()]+)$/.exec(name) ?? []
  if (receiver !== undefined && method !== undefined) {
    const owner = name.slice(0, name.indexOf(receiver)).split('/').at(-1)?.replace(/\.$/, '')
    const whole = owner === '' ? [] : [[`${owner}.${receiver}`, `.${method}`]]
    return [
      ...whole,
      [receiver, `.${method}`],
      ...(owner === '' ? [] : [[`${owner}…${method}`], [`${owner}…`, `.${method}`]]),
    ]
  }
  const parts = name.replaceAll(/\([^()]*\)/g, '').split(/[./:]+/)
  const [owner = '', own = ''] = parts.slice(-2)
  const joint = /([./:]+)[^./:]*$/.exec(name.replaceAll(/\([^()]*\)/g, ''))?.[1] ?? '.'
  return parts.length < 2 || owner === '' || own === '' ? [] : [[owner, `${joint}${own}`]]
}

/** The beginning of a name, the longest first, at least four characters and an ellipsis. */
const beginnings = (name: string): string[][] => {
  const letters = Array.from(name)
  return Array.from({ length: Math.max(0, letters.length - 4) }, (_, index) => [
    `${letters.slice(0, letters.length - 1 - index).join('')}…`,
  ])
}
