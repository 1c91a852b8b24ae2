/**
 * Data of radix trees: routes of shared segments and parameters, and a request that begins like one of them.
 */
import type { Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'

/** Up to forty routes that differ, some of them words of the flavor; often one is searched for. */
export const radixData = ({ flavor, random }: Linking): Data => {
  const words = Array.from({ length: 5 }, () => flavor.words(random, 12).replaceAll('/', ''))
  const segment = (): string => pick(random, [...words, ':id', '{name}', `${pick(random, words)}s`])
  const route = (): string => {
    const segments = Array.from({ length: whole(random, { least: 1, most: 4 }) }, segment)
    return `/${[...segments, ...(random() < 0.1 ? ['*path'] : [])].join('/')}`
  }
  const names = new Set(Array.from({ length: flavor.count(random, { least: 2, most: 40 }) }, route))
  names.add('/').add(flavor.words(random, 30))
  const keys = [...names].slice(0, 40).map((name) => ({
    name,
    ...(random() < flavor.optional ? { note: flavor.words(random, 30) } : {}),
  }))
  const find = `${pick(random, [...names]).replaceAll(/:id|\{name\}/g, 'x7')}${pick(random, ['', '', 'x', '/y'])}`
  return { keys, ...(random() < 0.8 ? { find: Array.from(find).slice(0, 64).join('') } : {}) }
}
