/**
 * Data of the recipes whose shape is their own.
 */
import type { Json } from '../../src/editor/json-path.ts'
import { type Data } from '../adaptation/json.ts'
import { pick, whole } from './flavor.ts'
import type { Linking } from './link.ts'
import { dutyData } from './own-duty.ts'
import { jsonData, jsonTreeData } from './own-json.ts'
import { networkData } from './own-networks.ts'
import { pageData } from './own-pages.ts'
import { planMakers } from './own-plans.ts'
import { radixData } from './own-radix.ts'
import { ringData } from './own-rings.ts'
import { roleData } from './own-roles.ts'
import { vennData } from './own-sets.ts'
import { storyData } from './own-story.ts'
import { timeMakers } from './own-times.ts'

/** A whole data set. */
export function ownData(linking: Linking): Data {
  const make = makers[linking.id]
  if (make === undefined) throw new Error(`no data are made for ${linking.id}`)
  const { flavor, random } = linking
  return {
    title: flavor.words(random, 60),
    ...(random() < flavor.optional ? { subtitle: flavor.words(random, 90) } : {}),
    ...make(linking),
  }
}

const listOf = <Item>(
  { flavor, random }: Linking,
  [least, most]: [number, number],
  make: (index: number) => Item,
): Item[] => Array.from({ length: flavor.count(random, { least, most }) }, (_, index) => make(index))

const note = ({ flavor, random }: Linking, most: number): Data =>
  random() < flavor.optional ? { note: flavor.words(random, most) } : {}

const makers: Record<string, (linking: Linking) => Data> = {
  ...planMakers,
  ...timeMakers,
  'annotated-json': jsonData,
  'git-object-graph': (linking) => {
    const { flavor, random } = linking
    const fileOf = (index: number): Data => ({
      name: pick(random, ['', 'src/', 'docs/']) + `f${index}.txt`,
      lines: [flavor.words(random, 20), `v${whole(random, { least: 0, most: 9 })}`],
    })
    return {
      author: 'Mira Costa <mira@example.com>',
      commits: listOf(linking, [1, 3], (at) => ({
        name: `${flavor.words(random, 50)} ${at}`,
        time: `2026-11-1${at}T09:30Z`,
        files: listOf(linking, [1, 4], fileOf),
      })),
    }
  },
  'lsm-tree': (linking) => {
    const { flavor, random } = linking
    const runs = (count: number): number[][] =>
      Array.from({ length: count }, (_, index) => [index * 100, index * 100 + whole(random, { least: 1, most: 99 })])
    const levels = listOf(
      linking,
      [1, 6],
      (index): Data => ({
        name: `${flavor.words(random, 20)} ${index}`,
        ...note(linking, 40),
        files: runs(whole(random, { least: 1, most: 12 })),
        step: 'compact',
      }),
    )
    return {
      measure: 'key',
      rows: [{ name: 'Memtable', kind: 'memory', files: [[0, 900]], step: 'flush' }, ...levels],
      find: whole(random, { least: 0, most: 1000 }),
    } as Data
  },
  'raft-log-replication': (linking) => {
    const { flavor, random } = linking
    let term = 1
    const entries = listOf(linking, [1, 14], () => {
      if (random() < 0.3) term++
      return { term, text: flavor.words(random, 8) }
    })
    const followers = listOf(linking, [2, 6], (index) => ({
      name: `${flavor.words(random, 18)} ${index}`,
      log: entries.slice(0, whole(random, { least: 0, most: entries.length })).map((each) => each.term),
    }))
    return {
      term,
      leader: `${flavor.words(random, 18)} L`,
      entries,
      followers:
        followers.length % 2 === 0
          ? followers
          : followers.slice(1).length < 2
            ? [...followers, { name: 'Last', log: [] }]
            : followers.slice(1),
    } as Data
  },
  'railroad-grammar': (linking) => {
    const { random } = linking
    const names = listOf(
      linking,
      [1, 8],
      (index) => `rule${'xyz'.repeat(whole(random, { least: 0, most: 4 }))}${index}`,
    )
    const term = (index: number): string => pick(random, ['"if"', '"("', '[0-9]', '[a-z]', ...names.slice(index + 1)])
    const definitionOf = (index: number): string =>
      Array.from(
        { length: whole(random, { least: 1, most: 5 }) },
        () => `${term(index)}${pick(random, ['', '', '?', '*', '+'])}`,
      ).join(pick(random, [' ', ' | ']))
    return {
      rules: names.map((name, index) => ({ name, ...note(linking, 60), definition: definitionOf(index) })) as Json[],
    }
  },
  'json-document-tree': jsonTreeData,
  'neural-network-graph': networkData,
  'page-table-walk': pageData,
  'radix-tree': radixData,
  'oncall-schedule': dutyData,
  'rbac-matrix': roleData,
  'ring-buffer': ringData,
  'url-anatomy': ({ random }) => {
    const query = Array.from(
      { length: whole(random, { least: 0, most: 5 }) },
      (_, index) => `k${index}=${'v'.repeat(whole(random, { least: 1, most: 9 }))}`,
    ).join('&')
    const host = pick(random, ['example.com', 'api.shop.example.com', '203.0.113.7', '[2001:db8::1]'])
    const path = Array.from({ length: whole(random, { least: 0, most: 5 }) }, (_, index) => `/p${index}`).join('')
    return {
      url: `${pick(random, ['http', 'https'])}://${host}${pick(random, ['', ':8443'])}${path}${query === '' ? '' : `?${query}`}${pick(random, ['', '#part'])}`,
    }
  },
  'story-map': storyData,
  'venn-diagram': vennData,
  'wireframe-screen': (linking) => {
    const { flavor, random } = linking
    const widgetOf = (index: number): Data => {
      const kind = pick(random, ['text', 'heading', 'field', 'select', 'checkbox', 'button', 'primary'])
      return {
        kind,
        name: `${flavor.words(random, 40)} ${index}`,
        ...(kind === 'field' ? { value: flavor.words(random, 20) } : {}),
        ...note(linking, 40),
      }
    }
    const screenOf = (index: number): Data => ({
      name: `${flavor.words(random, 30)} ${index}`,
      kind: pick(random, ['page', 'dialog', 'phone']),
      widgets: listOf(linking, [1, 8], widgetOf),
    })
    return { screens: listOf(linking, [1, 2], screenOf) }
  },
}
