import { expect, test } from 'vitest'
import { read } from './kind.ts'

const source = `@startuml
node "edge-01" {
  node containerd {
    artifact "mqtt-bridge"
  }
}
node "plant-01"
database history
component Bridge
"edge-01" -- "plant-01" : MQTT over TLS
"mqtt-bridge" ..> Bridge : <<manifest>>
@enduml`

test('nodes with artifacts in them are a deployment: cubes within cubes, communication paths, manifestations', () => {
  const { ways, report } = read(source)
  expect([ways[0]?.recipe, report.findings]).toEqual(['uml-deployment', []])
})

test('packages alone are a package diagram, and an arrow between them is an import', () => {
  const { ways, report } = read(`@startuml
package web {
  package rest
}
package store
rest ..> store : <<import>>
@enduml`)
  expect([ways[0]?.recipe, report.findings]).toEqual(['uml-package', []])
})

test('nodes without artifacts keep their shapes, and can be drawn as a deployment', () => {
  const ways = read(source.replace('artifact ', 'component ')).ways.map(({ recipe }) => recipe)
  expect(ways[0]).toBe('flow-graph')
  expect(ways.at(-1)).toBe('uml-deployment')
})
