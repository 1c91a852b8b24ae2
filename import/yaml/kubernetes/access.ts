/**
 * Roles of Kubernetes (`rbac.authorization.k8s.io`): which others an aggregated one includes, and who is bound to them.
 */
import type { Conversion } from '../../convert/conversion.ts'
import { entry, itemsIn, type Value, wordsIn } from '../read-document.ts'
import { type AccessRole, roleKey } from './access-role.ts'
import { subjectsIn } from './access-subjects.ts'
import { isSelected } from './label-selector.ts'
import type { Manifest } from './manifest.ts'

/** A role before it is known what it includes: only those that are drawn are asked. */
export type ListedRole = { key: string; name: string; at: number; resolved: () => AccessRole }

const roleKinds = new Set(['Role', 'ClusterRole'])
const bindingKinds = new Set(['RoleBinding', 'ClusterRoleBinding'])

/** Other groups have kinds of these names, too. */
const isOfAccess = ({ body }: Manifest): boolean =>
  /^(?:$|(?:rbac\.)?authorization\.(?:k8s|openshift)\.io\/|v1$)/.test(wordsIn(entry(body, 'apiVersion')))

/** Whether a manifest grants something, or is about who is granted it. */
export const isRole = (manifest: Manifest): boolean => roleKinds.has(manifest.kind) && isOfAccess(manifest)
export const isAccess = (manifest: Manifest): boolean =>
  (isOfAccess(manifest) && (roleKinds.has(manifest.kind) || bindingKinds.has(manifest.kind))) ||
  manifest.kind === 'ServiceAccount'

/** The roles in the order of the file; whoever is bound to some comes behind them. */
export function listedRoles(manifests: readonly Manifest[], conversion: Conversion): ListedRole[] {
  const roles = manifests.filter(isRole)
  const titles = titlesOf(roles)
  const bindings = manifests.filter(({ kind }) => bindingKinds.has(kind))
  const listed = roles
    .filter((role) => !isPart(role))
    .map((role) => {
      const named = { key: roleKey(role), name: titles.get(role) ?? role.name, at: role.body.at }
      return { ...named, resolved: () => ({ ...named, ...grantedIn(role, roles, conversion) }) }
    })
  const subjects = subjectsIn(bindings, roles, conversion)
  return [...listed, ...subjects.map((subject) => ({ ...subject, resolved: () => subject }))]
}

/** A part of an aggregated role that has no life of its own: its rules are the role's. */
const isPart = ({ name }: Manifest): boolean => name.startsWith('system:aggregate-to-')

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

const grantedIn = (
  role: Manifest,
  roles: readonly Manifest[],
  conversion: Conversion,
): Pick<AccessRole, 'rules' | 'includes'> => {
  const { name, body } = role
  const selectors = itemsIn(entry(body, 'aggregationRule', 'clusterRoleSelectors'))
  const included = selectors.length === 0 ? [] : roles.filter((each) => isIncluded(each, role, selectors))
  if (selectors.length > 0 && included.length === 0)
    conversion.noteOnce('roles that an aggregated role selects are not here', body.at, name)
  // The control plane writes the rules of those that it selects into an aggregated role.
  const written = included.length > 0 ? included.filter(isPart) : [role]
  return {
    rules: written.flatMap((each) => itemsIn(entry(each.body, 'rules'))),
    includes: new Set(included.filter((each) => !isPart(each)).map(roleKey)),
  }
}

const isIncluded = (each: Manifest, role: Manifest, selectors: readonly Value[]): boolean =>
  each !== role && each.kind === 'ClusterRole' && selectors.some((selector) => isSelected(each.body, selector))
