/**
 * Roles of Kubernetes (`rbac.authorization.k8s.io`): what each is granted, which others an aggregated one includes, and who
 * is bound to them.
 */
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'
import type { Manifest } from './manifest.ts'

/** One thing that may be done: a verb and a resource, or a URL. `*` is any. */
export type AccessRule = { verb: string; group: string; resource: string }

export type AccessRole = { name: string; rules: AccessRule[]; includes: string[]; at: number }

const roleKinds = new Set(['Role', 'ClusterRole'])
const bindingKinds = new Set(['RoleBinding', 'ClusterRoleBinding'])

/** Whether a manifest grants something, or is about who is granted it. */
export const isRole = ({ kind }: Manifest): boolean => roleKinds.has(kind)
export const isAccess = ({ kind }: Manifest): boolean =>
  roleKinds.has(kind) || bindingKinds.has(kind) || kind === 'ServiceAccount'

/** The roles in the order of the file; whoever is bound to some comes behind them. */
export function accessRoles(manifests: readonly Manifest[]): AccessRole[] {
  const roles = manifests.filter(isRole)
  const titles = titlesOf(roles)
  const all = roles.map((manifest) => roleOf(manifest, roles, titles))
  // Parts of an aggregated role that have no life of their own are the role's own rules.
  const parts = new Map(all.flatMap((role) => (isPart(role) ? [[role.name, role]] : [])))
  const whole = all.filter(({ name }) => !parts.has(name))
  for (const role of whole) {
    for (const name of role.includes) role.rules.push(...(parts.get(name)?.rules ?? []))
    role.includes = role.includes.filter((name) => !parts.has(name))
  }
  return [...whole, ...subjectsIn(manifests, titles)]
}

const isPart = ({ name }: AccessRole): boolean => name.startsWith('system:aggregate-to-')

type Titles = ReadonlyMap<Manifest, string>

/** Names of roles, with their namespaces where several have one name. */
const titlesOf = (roles: readonly Manifest[]): Titles =>
  new Map(
    roles.map((role) => {
      const { name, namespace } = role
      const isAlone = roles.every((other) => other === role || other.name !== name)
      return [role, isAlone || namespace === '' ? name : `${namespace}/${name}`]
    }),
  )

const roleOf = (role: Manifest, roles: readonly Manifest[], titles: Titles): AccessRole => {
  const { body } = role
  const selectors = itemsIn(entry(body, 'aggregationRule', 'clusterRoleSelectors'))
  const included = roles.filter((each) => each !== role && selectors.some((selector) => hasLabels(each.body, selector)))
  // The control plane writes the rules of those that it selects into an aggregated role.
  const rules = included.length > 0 ? [] : itemsIn(entry(body, 'rules')).flatMap(rulesIn)
  return { name: titles.get(role) ?? '', rules, includes: included.map((each) => titles.get(each) ?? ''), at: body.at }
}

const hasLabels = (body: Value, selector: Value): boolean => {
  const wanted = entry(selector, 'matchLabels')
  if (wanted?.is !== 'map') return false
  return [...wanted.entries].every(([key, value]) => wordsIn(entry(body, 'metadata', 'labels', key)) === wordsIn(value))
}

const wordsOf = (rule: Value, key: string): string[] => itemsIn(entry(rule, key)).map(wordsIn)

const rulesIn = (rule: Value): AccessRule[] => {
  const verbs = wordsOf(rule, 'verbs')
  const [groups, resources, names] = ['apiGroups', 'resources', 'resourceNames'].map((key) => wordsOf(rule, key))
  const called = (resource: string): string[] =>
    names!.length === 0 ? [resource] : names!.map((name) => `${resource} “${name}”`)
  const targets = [
    ...groups!.flatMap((group) => resources!.flatMap(called).map((resource) => ({ group, resource }))),
    ...wordsOf(rule, 'nonResourceURLs').map((resource) => ({ group: 'URLs', resource })),
  ]
  return targets.flatMap((target) => verbs.map((verb) => ({ ...target, verb })))
}

/** What a subject is, before its name: a role may be called the same. */
const subjectKinds: Readonly<Record<string, string>> = { ServiceAccount: 'SA', User: 'User', Group: 'Group' }

/** The role of a binding: one of the whole cluster, or of its own namespace. */
const boundIn = ({ namespace, body }: Manifest, roles: readonly Manifest[]): Manifest | undefined => {
  const [kind, name] = [wordsIn(entry(body, 'roleRef', 'kind')), wordsIn(entry(body, 'roleRef', 'name'))]
  return roles.find(
    (role) => role.kind === kind && role.name === name && (kind === 'ClusterRole' || role.namespace === namespace),
  )
}

const subjectsIn = (manifests: readonly Manifest[], titles: Titles): AccessRole[] => {
  const subjects = new Map<string, AccessRole>()
  for (const binding of manifests.filter(({ kind }) => bindingKinds.has(kind))) {
    const { body } = binding
    const role = titles.get(boundIn(binding, [...titles.keys()]) ?? binding)
    if (role === undefined) continue
    for (const subject of itemsIn(entry(body, 'subjects'))) {
      const name = `${subjectKinds[wordsIn(entry(subject, 'kind'))] ?? ''} ${wordsIn(entry(subject, 'name'))}`.trim()
      const own = subjects.get(name) ?? { name, rules: [], includes: [], at: subject.at }
      if (!own.includes.includes(role)) own.includes.push(role)
      subjects.set(name, own)
    }
  }
  return [...subjects.values()]
}

/** Whether a rule, which may have stars, covers another. */
export const covers = (rule: AccessRule, other: AccessRule): boolean =>
  matches(rule.verb, other.verb) &&
  (rule.group === 'URLs') === (other.group === 'URLs') &&
  matches(rule.group, other.group) &&
  (matches(rule.resource, other.resource) ||
    // A rule for a resource is for each of its objects.
    matches(rule.resource, other.resource.replace(/ “.*$/, '')))

const matches = (pattern: string, words: string): boolean =>
  pattern === '*' ||
  pattern === words ||
  (pattern.startsWith('*/') && words.endsWith(pattern.slice(1))) ||
  (pattern.endsWith('/*') && words.startsWith(pattern.slice(0, -1)))
