/**
 * Who holds what: a role holds what it is granted and what the roles that it includes hold (NIST RBAC: a senior role
 * acquires the permissions of its juniors).
 */
import { greatest } from 'd3-array'

export type RbacRole = { name: string; includes?: string[] | undefined; grants?: string[] | undefined }

export type Permission = { name: string; group?: string | undefined }

/** Permissions that no role should hold together. */
export type KeptApart = { of: string[]; text?: string | undefined }

export type Rbac = { roles: RbacRole[]; permissions: Permission[]; separate?: KeptApart[] | undefined }

/** A role and everything that it includes, itself first. */
export const includedIn = (role: RbacRole, { roles }: Rbac): RbacRole[] => {
  const all = new Set([role])
  for (const each of all)
    for (const name of each.includes ?? []) for (const junior of roles) if (junior.name === name) all.add(junior)
  return [...all]
}

/** The roles that a role holds a permission by: itself if that is granted it, and those that it includes. */
export const sourcesOf = (role: RbacRole, permission: string, data: Rbac): RbacRole[] =>
  includedIn(role, data).filter(({ grants }) => grants?.includes(permission))

/** What a role holds, in the order of the permissions. */
export const heldBy = (role: RbacRole, data: Rbac): Permission[] =>
  data.permissions.filter(({ name }) => sourcesOf(role, name, data).length > 0)

/** The roles that hold everything that is to be kept apart. */
export const breakersOf = ({ of }: KeptApart, data: Rbac): RbacRole[] =>
  data.roles.filter((role) => of.every((name) => sourcesOf(role, name, data).length > 0))

/** Whether a role is granted all of it itself, so that its inclusions are not to blame. */
export const isGrantedWhole = ({ of }: KeptApart, { grants = [] }: RbacRole): boolean =>
  of.every((name) => grants.includes(name))

/** The separation that most roles break, the first of several. */
export const worstOf = (data: Rbac): KeptApart | undefined =>
  greatest(data.separate ?? [], (each) => breakersOf(each, data).length)
