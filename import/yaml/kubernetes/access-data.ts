/**
 * Access in a cluster as data of rbac-matrix. Verbs of one resource that the same roles have are one permission, and so
 * are resources with the same verbs where there are too many: no mark is lost by that.
 */
import { clip } from '../../../src/scene/clip.ts'
import { sentenceCase } from '../../../src/scene/sentence-case.ts'
import type { Conversion, DiagramData } from '../../convert/conversion.ts'
import { type ListedRole, listedRoles } from './access.ts'
import type { AccessRole } from './access-role.ts'
import { type AccessRule, AccessRules, covering, keyOf } from './access-rules.ts'
import type { Manifest } from './manifest.ts'

/** Fewer than the recipe takes, so that names have room beside the columns. */
const most = { roles: 8, permissions: 40, characters: 36, role: 24 } as const

/** A permission, and the roles that are granted it themselves. */
type Grant = { verbs: string[]; group: string; resources: string[]; roles: AccessRole[] }

export function accessData(manifests: readonly Manifest[], conversion: Conversion): DiagramData {
  const [chosen, left] = split(listedRoles(manifests, conversion))
  const roles = juniorsFirst(chosen.map((role) => role.resolved()))
  for (const { name, at } of left)
    conversion.noteOnce(`more than ${most.roles} roles: those of the system and the last ones are not drawn`, at, name)
  const grants = merged(grantsOf(roles, conversion))
  for (const grant of grants.slice(most.permissions))
    conversion.noteOnce(
      `more than ${most.permissions} permissions: these are not drawn`,
      grant.roles[0]!.at,
      named(grant),
    )
  const shown = grants.slice(0, most.permissions)
  const permissions = shortened(
    shown.map((grant) => [grant, named(grant)]),
    most.characters,
    conversion,
  )
  const titles = shortened(
    roles.map((role) => [role, role.name]),
    most.role,
    conversion,
  )
  return {
    ...conversion.heading({
      title: `{permissions} permission${shown.length === 1 ? '' : 's'} of {roles} role${roles.length === 1 ? '' : 's'}`,
    }),
    subtitle: 'Read: get, list, watch; write: create, update, patch, delete; * is any',
    roles: roles.map((role) => {
      const includes = juniorsOf(role, roles, conversion).map((each) => titles.get(each)!)
      const own = shown.filter((grant) => grant.roles.includes(role)).map((grant) => permissions.get(grant)!)
      return conversion.placed(role.at, {
        name: titles.get(role)!,
        ...(includes.length === 0 ? {} : { includes }),
        ...(own.length === 0 ? {} : { grants: own }),
      })
    }),
    permissions: shown.map((grant) => ({ name: permissions.get(grant)!, group: grant.group || 'core' })),
  }
}

/** The roles that one includes; where some include each other, only those that come before it. */
const juniorsOf = (role: AccessRole, roles: readonly AccessRole[], conversion: Conversion): AccessRole[] => {
  const own = roles.indexOf(role)
  return roles.filter(({ key }, index) => {
    if (!role.includes.has(key)) return false
    if (index > own) conversion.noteOnce('roles that include each other are drawn one way', role.at, role.name)
    return index < own
  })
}

/** Words that fit, and differ as the whole ones do; what was cut is named. */
const shortened = <Item extends AccessRole | Grant>(
  items: readonly (readonly [Item, string])[],
  longest: number,
  conversion: Conversion,
): Map<Item, string> => {
  const found = new Map<Item, string>()
  const taken = new Set<string>()
  for (const [item, words] of items) {
    let short = clip(words, longest)
    for (let number = 2; taken.has(short); number++) short = `${clip(words, longest - 4)} (${number})`
    const at = 'at' in item ? item.at : item.roles[0]!.at
    if (clip(words, longest) !== words) conversion.note(`words shortened to ${longest} characters`, at, words)
    else if (short !== words) conversion.note('another of the same name', at, short)
    taken.add(short)
    found.set(item, short)
  }
  return found
}

/** As many as are drawn, those of people before those of the system, and the others. */
const split = (all: readonly ListedRole[]): [ListedRole[], ListedRole[]] => {
  const isSystem = ({ name }: ListedRole): boolean => name.startsWith('system:')
  const sorted = [...all.filter((role) => !isSystem(role)), ...all.filter(isSystem)]
  return [sorted.slice(0, most.roles), sorted.slice(most.roles)]
}

/** Who is included stays beside who includes it. */
const juniorsFirst = (roles: readonly AccessRole[]): AccessRole[] => {
  const found: AccessRole[] = []
  const add = (role: AccessRole, path: readonly AccessRole[]): void => {
    if (found.includes(role) || path.includes(role)) return
    for (const junior of roles) if (role.includes.has(junior.key)) add(junior, [...path, role])
    found.push(role)
  }
  for (const role of roles) add(role, [])
  return found
}

/** Every rule that any role has, with all roles whose rules cover it; a role with stars holds what others name. */
const grantsOf = (roles: readonly AccessRole[], conversion: Conversion): Grant[] => {
  const all = new AccessRules(conversion)
  const rules = new Map<string, AccessRule>()
  const covers = roles.map((role) => {
    const own = all.of(role.rules, role.name)
    for (const rule of own) rules.set(keyOf(rule), rule)
    return covering(own)
  })
  return [...rules.values()].map((rule) => ({
    verbs: [rule.verb],
    group: rule.group,
    resources: [rule.resource],
    roles: roles.filter((_, index) => covers[index]?.(rule)),
  }))
}

const merged = (grants: readonly Grant[]): Grant[] => {
  const byVerbs = together(
    grants,
    ({ group, resources }) => `${group} ${resources.join()}`,
    (grant, other) => {
      grant.verbs.push(...other.verbs)
    },
  )
  const sorted = (within: readonly Grant[]): Grant[] =>
    within.toSorted((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0))
  if (byVerbs.length <= most.permissions) return sorted(byVerbs)
  const byResources = together(
    byVerbs,
    ({ group, verbs }) => `${group} ${verbs.toSorted().join()}`,
    (grant, other) => {
      grant.resources.push(...other.resources)
    },
  )
  return sorted(byResources)
}

/** Grants of one key and the same roles as one. */
const together = (
  grants: readonly Grant[],
  keyOf: (grant: Grant) => string,
  add: (grant: Grant, other: Grant) => void,
): Grant[] => {
  const found = new Map<string, Grant>()
  for (const grant of grants) {
    const key = `${keyOf(grant)} | ${grant.roles.map(({ key }) => key).join()}`
    const known = found.get(key)
    if (known !== undefined) add(known, grant)
    else found.set(key, { ...grant, verbs: [...grant.verbs], resources: [...grant.resources] })
  }
  return [...found.values()]
}

const reading = ['get', 'list', 'watch']
const writing = ['create', 'delete', 'patch', 'update']

/** `Read pods`, `Create, patch events`. */
const named = ({ verbs, resources }: Grant): string => sentenceCase(`${verbsIn(verbs)} ${resources.join(', ')}`)

const verbsIn = (verbs: readonly string[]): string => {
  const has = (some: readonly string[]): boolean => some.every((each) => verbs.includes(each))
  const rest = verbs.filter(
    (each) => !(has(reading) && reading.includes(each)) && !(has(writing) && writing.includes(each)),
  )
  return [...(has(reading) ? ['read'] : []), ...(has(writing) ? ['write'] : []), ...rest].join(', ')
}
