/**
 * Manifests by what others call them by: names, and labels of pods. Each question costs a few looks, however many
 * manifests there are.
 */
import { entriesIn, entry, type Value, wordsIn } from '../read-document.ts'
import { type Manifest, workloads } from './manifest.ts'

/** Kinds without a namespace. */
const shared = new Set(['PersistentVolume', 'StorageClass'])

export class ManifestIndex {
  readonly #byName = new Map<string, Manifest>()
  readonly #claims = new Map<string, Manifest>()
  readonly #byLabel = new Map<string, Manifest[]>()

  constructor(all: readonly Manifest[]) {
    for (const manifest of all) {
      const { kind, name, namespace } = manifest
      keep(this.#byName, nameKey(kind, namespace, name), manifest)
      if (kind === 'PersistentVolumeClaim') keep(this.#claims, name, manifest)
      if (workloads.has(kind)) this.#addLabels(manifest)
    }
  }

  /** What has this kind and name in a namespace, the first of several. */
  named(kind: string, namespace: string, name: string): Manifest | undefined {
    return this.#byName.get(nameKey(kind, namespace, name))
  }

  /** A claim of this name in any namespace: volumes have none. */
  claim(name: string): Manifest | undefined {
    return this.#claims.get(name)
  }

  /** The workloads of a namespace whose pods have all labels that a service wants; of one that wants none, none. */
  selected(service: Value, namespace: string): Manifest[] {
    const wanted = entriesIn(entry(service, 'spec', 'selector')).map(([key, value]) => [key, wordsIn(value)] as const)
    const lists = wanted.map(([key, value]) => this.#byLabel.get(labelKey(namespace, key, value)) ?? [])
    const [rarest] = lists.toSorted((a, b) => a.length - b.length)
    return (rarest ?? []).filter(({ body }) => {
      const labels = labelsOf(body)
      return wanted.every(([key, value]) => wordsIn(entry(labels, key)) === value)
    })
  }

  #addLabels(manifest: Manifest): void {
    for (const [key, value] of entriesIn(labelsOf(manifest.body))) {
      const label = labelKey(manifest.namespace, key, wordsIn(value))
      const known = this.#byLabel.get(label)
      if (known === undefined) this.#byLabel.set(label, [manifest])
      else known.push(manifest)
    }
  }
}

const keep = (map: Map<string, Manifest>, key: string, manifest: Manifest): void => {
  if (!map.has(key)) map.set(key, manifest)
}

const nameKey = (kind: string, namespace: string, name: string): string =>
  `${kind}\n${shared.has(kind) ? '' : namespaceOf(namespace)}\n${name}`

const labelKey = (namespace: string, key: string, value: string): string =>
  `${namespaceOf(namespace)}\n${key}\n${value}`

/** What names no namespace is in this one. */
const namespaceOf = (namespace: string): string => namespace || 'default'

const labelsOf = (body: Value): Value | undefined =>
  entry(body, 'spec', 'template', 'metadata', 'labels') ?? entry(body, 'metadata', 'labels')
