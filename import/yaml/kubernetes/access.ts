/**
 * Roles of Kubernetes (`rbac.authorization.k8s.io`): which others an aggregated one includes, and who is bound to them.
 */
import type { Conversion } from '../../convert/conversion.ts'
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'
import { type AccessRole, roleKey } from './access-role.ts'
import { rulesKey } from './access-rules.ts'
import { subjectsIn } from './access-subjects.ts'
import { labelSelector } from './label-selector.ts'
import type { Manifest } from './manifest.ts'

/** A role before it is known what it includes: only those that are drawn are asked. */
export type ListedRole = { key: string; name: string; at: number; resolved: () => AccessRole }

const roleKinds = new Set(['Role', 'ClusterRole'])
const bindingKinds = new Set(['RoleBinding', 'ClusterRoleBinding'])

/** Other groups have kinds of these names, too. */
const isOfAccess = ({ body }: Manifest): boolean =>
  /^(?:$|(?:rbac\.)?authorization\.(?:k8s|openshift)\.io\/|v1$)/.test(wordsIn(entry(body, 'apiVersion')))

/** Whether a manifest grants something, says who is granted it, or is about access at all. */
export const isRole = (manifest: Manifest): boolean => roleKinds.has(manifest.kind) && isOfAccess(manifest)
const isBinding = (manifest: Manifest): boolean => bindingKinds.has(manifest.kind) && isOfAccess(manifest)
const isAccount = ({ kind }: Manifest): boolean => kind === 'ServiceAccount'
export const isAccess = (manifest: Manifest): boolean => isRole(manifest) || isBinding(manifest) || isAccount(manifest)

/** The roles in the order of the file; whoever is bound to some comes behind them. */
export function listedRoles(manifests: readonly Manifest[], conversion: Conversion): ListedRole[] {
  const roles = manifests.filter(isRole)
  const titles = titlesOf(roles)
  const selected = selectedBy(roles, conversion)
  const parts = new Set([...selected.values()].flat().filter(isPart))
  const listed = roles
    .filter((role) => !parts.has(role))
    .map((role) => {
      const named = { key: roleKey(role), name: titles.get(role) ?? role.name, at: role.body.at }
      return { ...named, resolved: () => ({ ...named, ...grantedIn(role, selected.get(role) ?? []) }) }
    })
  const [bindings, accounts] = [manifests.filter(isBinding), manifests.filter(isAccount)]
  const subjects = subjectsIn({ bindings, roles, accounts }, conversion)
  return [...listed, ...subjects.map((subject) => ({ ...subject, resolved: () => subject }))]
}

/** Part of an aggregated role, without a life of its own where that role is here: its rules are the role's. */
const isPart = ({ name }: Manifest): boolean => name.startsWith('system:aggregate-to-')

/** As many selectors are read as a cluster has, several times over: each is asked about every role. */
const mostSelectors = 100

/** The roles that each aggregated one includes. */
const selectedBy = (roles: readonly Manifest[], conversion: Conversion): Map<Manifest, Manifest[]> => {
  const labeled = roles
    .filter(({ kind }) => kind === 'ClusterRole')
    .map((role) => ({ role, labels: entry(role.body, 'metadata', 'labels') }))
  const selected = new Map<Manifest, Manifest[]>()
  let left = mostSelectors
  for (const role of roles) {
    const { name, body } = role
    const all = itemsIn(entry(body, 'aggregationRule', 'clusterRoleSelectors'))
    if (all.length === 0) continue
    const selectors = all.slice(0, left).map(labelSelector)
    left -= selectors.length
    if (selectors.length < all.length)
      conversion.noteOnce(`more than ${mostSelectors} selectors of roles: further ones are not read`, body.at, name)
    const found = labeled.flatMap(({ role: each, labels }) =>
      each !== role && selectors.some((selects) => selects(labels)) ? [each] : [],
    )
    if (found.length === 0) conversion.noteOnce('roles that an aggregated role selects are not here', body.at, name)
    selected.set(role, found)
  }
  return selected
}

/** Names of roles; where several have one name, with what tells them apart: their namespaces, else where they hold. */
const titlesOf = (roles: readonly Manifest[]): ReadonlyMap<Manifest, string> => {
  const alike = new Map<string, number>()
  for (const { name } of roles) alike.set(name, (alike.get(name) ?? 0) + 1)
  return new Map(
    roles.map((role) => {
      const { name, namespace, kind } = role
      if (alike.get(name) === 1) return [role, name]
      if (namespace !== '' && kind === 'Role') return [role, `${namespace}/${name}`]
      return [role, `${name} (${kind === 'ClusterRole' ? 'cluster' : 'namespaced'})`]
    }),
  )
}

/**
 * What a role grants itself. The control plane writes the rules of those that it selects into an aggregated role: what is
 * there beside them comes from roles that are not here.
 */
const grantedIn = (role: Manifest, selected: readonly Manifest[]): Pick<AccessRole, 'rules' | 'includes'> => {
  const copied = new Set(selected.flatMap(rulesIn).map(rulesKey))
  return {
    rules: [
      ...selected.filter(isPart).flatMap(rulesIn),
      ...rulesIn(role).filter((rule) => !copied.has(rulesKey(rule))),
    ],
    includes: new Set(selected.filter((each) => !isPart(each)).map(roleKey)),
  }
}

const rulesIn = ({ body }: Manifest): Value[] => itemsIn(entry(body, 'rules'))
