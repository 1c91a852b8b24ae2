/**
 * Access in a cluster as data of rbac-matrix. Verbs of one resource that the same roles have are one permission, and so
 * are resources with the same verbs where there are too many: no mark is lost by that.
 */
import { clip } from '../../../src/scene/clip.ts'
import { sentenceCase } from '../../../src/scene/sentence-case.ts'
import type { Conversion, DiagramData } from '../../convert/conversion.ts'
import { type AccessRole, type AccessRule, accessRoles, covers } from './access.ts'
import type { Manifest } from './manifest.ts'

/** Fewer than the recipe takes, so that names have room beside the columns. */
const most = { roles: 8, permissions: 40, characters: 36, role: 24 } as const

/** A permission, and the roles that are granted it themselves. */
type Grant = { verbs: string[]; group: string; resources: string[]; roles: AccessRole[] }

export function accessData(manifests: readonly Manifest[], conversion: Conversion): DiagramData {
  const all = accessRoles(manifests)
  const roles = chosen(all)
  for (const { name, at } of all.filter((role) => !roles.includes(role)))
    conversion.noteOnce(`more than ${most.roles} roles: those of the system and the last ones are not drawn`, at, name)
  const grants = merged(grantsOf(roles))
  for (const grant of grants.slice(most.permissions))
    conversion.noteOnce(
      `more than ${most.permissions} permissions: these are not drawn`,
      grant.roles[0]?.at ?? 0,
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
    ...conversion.heading({ title: '{permissions} permissions of {roles} roles' }),
    subtitle: 'Read: get, list, watch; write: create, update, patch, delete; * is any',
    roles: roles.map((role) => {
      const includes = roles.filter(({ name }) => role.includes.includes(name)).map((each) => titles.get(each) ?? '')
      const own = shown.filter((grant) => grant.roles.includes(role)).map((grant) => permissions.get(grant) ?? '')
      return conversion.placed(role.at, {
        name: titles.get(role) ?? '',
        ...(includes.length === 0 ? {} : { includes }),
        ...(own.length === 0 ? {} : { grants: own }),
      })
    }),
    permissions: shown.map((grant) => ({ name: permissions.get(grant) ?? '', group: grant.group || 'core' })),
  }
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
    if (short !== words)
      conversion.note(
        `words shortened to ${longest} characters`,
        'at' in item ? item.at : (item.roles[0]?.at ?? 0),
        words,
      )
    taken.add(short)
    found.set(item, short)
  }
  return found
}

/** Those of people before those of the system; who is included stays beside who includes it. */
const chosen = (all: readonly AccessRole[]): AccessRole[] => {
  const isSystem = ({ name }: AccessRole): boolean => name.startsWith('system:')
  const sorted = [...all.filter((role) => !isSystem(role)), ...all.filter(isSystem)].slice(0, most.roles)
  const juniorsFirst: AccessRole[] = []
  const add = (role: AccessRole, path: readonly AccessRole[]): void => {
    if (juniorsFirst.includes(role) || path.includes(role)) return
    for (const name of role.includes) {
      const junior = sorted.find((each) => each.name === name)
      if (junior !== undefined) add(junior, [...path, role])
    }
    juniorsFirst.push(role)
  }
  for (const role of sorted) add(role, [])
  return juniorsFirst
}

/** Every rule that any role has, with all roles whose rules cover it; a role with stars holds what others name. */
const grantsOf = (roles: readonly AccessRole[]): Grant[] => {
  const rules = new Map<string, AccessRule>()
  for (const role of roles)
    for (const rule of role.rules) rules.set(`${rule.group} ${rule.resource} ${rule.verb}`, rule)
  return [...rules.values()].map((rule) => ({
    verbs: [rule.verb],
    group: rule.group,
    resources: [rule.resource],
    roles: roles.filter((role) => role.rules.some((each) => covers(each, rule))),
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
    const key = `${keyOf(grant)} | ${grant.roles.map(({ name }) => name).join()}`
    const known = found.get(key)
    if (known !== undefined) add(known, grant)
    else found.set(key, { ...grant, verbs: [...grant.verbs], resources: [...grant.resources] })
  }
  return [...found.values()]
}

const reading = ['get', 'list', 'watch']
const writing = ['create', 'delete', 'patch', 'update']

/** `Read pods`, `Create, patch events`. */
const named = ({ verbs, resources }: Grant): string => {
  const words = `${verbsIn(verbs)} ${resources.join(', ')}`
  return sentenceCase(words)
}

const verbsIn = (verbs: readonly string[]): string => {
  const has = (some: readonly string[]): boolean => some.every((each) => verbs.includes(each))
  const rest = verbs.filter(
    (each) => !(has(reading) && reading.includes(each)) && !(has(writing) && writing.includes(each)),
  )
  return [...(has(reading) ? ['read'] : []), ...(has(writing) ? ['write'] : []), ...rest].join(', ')
}
