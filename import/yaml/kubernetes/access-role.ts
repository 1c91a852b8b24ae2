/**
 * A role of Kubernetes, or a subject that is bound to some, which is drawn alike.
 */
import type { Value } from '../read-document.ts'
import type { Manifest } from './manifest.ts'

/** A role, or somebody who is bound to some; `rules` are as written, `includes` are keys of roles. */
export type AccessRole = { key: string; name: string; rules: Value[]; includes: Set<string>; at: number }

/** The key of a role; of two that have everything alike but their rules, each has its own. */
export const roleKey = ({ id, body }: Manifest): string => `${id} ${body.at}`
