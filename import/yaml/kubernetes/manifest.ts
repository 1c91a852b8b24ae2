/**
 * A manifest of Kubernetes, and what it runs.
 */
import { entry, type Value } from '../read-document.ts'

export type Manifest = { kind: string; name: string; namespace: string; body: Value; id: string }

export const workloads = new Set([
  'Deployment',
  'StatefulSet',
  'DaemonSet',
  'ReplicaSet',
  'ReplicationController',
  'Job',
  'CronJob',
  'Pod',
  'Rollout',
])

/** What runs: a pod's own template, or the one of its job. */
export const podOf = (body: Value): Value | undefined =>
  entry(body, 'spec', 'template', 'spec') ??
  entry(body, 'spec', 'jobTemplate', 'spec', 'template', 'spec') ??
  entry(body, 'spec')
