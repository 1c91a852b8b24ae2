/**
 * Rules of roles of Kubernetes, one verb of one resource at a time, and which of them covers which.
 */
import type { Conversion } from '../../convert/conversion.ts'
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'

/** One thing that may be done: a verb and a resource, or a URL. `*` is any. */
export type AccessRule = { verb: string; group: string; resource: string }

/** As many as all roles that come with a cluster have, several times over: a rule is a product of lists. */
const most = 3000

/** Rules of all roles of a picture, as far as they are not too many. */
export class AccessRules {
  readonly #conversion: Conversion
  #left = most

  constructor(conversion: Conversion) {
    this.#conversion = conversion
  }

  /** What a rule grants, each once. */
  of(rules: readonly Value[], name: string): AccessRule[] {
    return rules.flatMap((rule) => this.#rulesIn(rule, name))
  }

  #rulesIn(rule: Value, name: string): AccessRule[] {
    const [verbs, groups, resources, objects, urls] = lists.map((key) => wordsOf(rule, key)) as Five
    const count = verbs.length * (groups.length * resources.length * Math.max(1, objects.length) + urls.length)
    if (count === 0) this.#conversion.noteOnce('a rule that grants nothing', rule.at, missing(rule, name))
    if (count > this.#left) {
      this.#conversion.noteOnce(`more than ${most} single verbs of single resources: this rule`, rule.at, name)
      return []
    }
    this.#left -= count
    const called = resources.flatMap((resource) =>
      objects.length === 0 ? [resource] : objects.map((object) => `${resource} “${object}”`),
    )
    const targets = [
      ...groups.flatMap((group) => called.map((resource) => ({ group, resource }))),
      ...urls.map((resource) => ({ group: 'URLs', resource })),
    ]
    return targets.flatMap((target) => verbs.map((verb) => ({ ...target, verb })))
  }
}

const lists = ['verbs', 'apiGroups', 'resources', 'resourceNames', 'nonResourceURLs'] as const

type Five = [string[], string[], string[], string[], string[]]

const wordsOf = (rule: Value, key: string): string[] => [...new Set(itemsIn(entry(rule, key)).map(wordsIn))]

/** What a rule says, whatever the order of its words: rules that say the same have one key. */
export const rulesKey = (rule: Value): string => JSON.stringify(lists.map((key) => wordsOf(rule, key).toSorted()))

const missing = (rule: Value, name: string): string => {
  const key = ['verbs', 'resources', 'apiGroups'].find((each) => wordsOf(rule, each).length === 0)
  return `${name}${key === undefined ? '' : `: no ${key}`}`
}

export const keyOf = ({ verb, group, resource }: AccessRule): string => `${verb}\n${group}\n${resource}`

/** Whether rules, which may have stars, cover another one; each question costs a few looks, however many they are. */
export function covering(rules: readonly AccessRule[]): (other: AccessRule) => boolean {
  const keys = new Set(rules.map(keyOf))
  return ({ verb, group, resource }) => {
    const groups = group === 'URLs' ? ['URLs'] : [group, '*']
    const resources = patternsOf(resource)
    return [verb, '*'].some((may) =>
      groups.some((of) => resources.some((pattern) => keys.has(keyOf({ verb: may, group: of, resource: pattern })))),
    )
  }
}

/** Deeper paths are nobody's. */
const deepest = 12

/** What covers a resource: itself, any, its kind where it is one object, and what has a star for a part of its path. */
const patternsOf = (resource: string): string[] => {
  const whole = resource.replace(/ “.*$/s, '')
  const patterns = [resource, whole, '*']
  let at = whole.indexOf('/')
  for (let depth = 0; at >= 0 && depth < deepest; depth++) {
    patterns.push(`*${whole.slice(at)}`, `${whole.slice(0, at)}/*`)
    at = whole.indexOf('/', at + 1)
  }
  return patterns
}
