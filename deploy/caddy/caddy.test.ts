/**
 * The contract behind Debian's Caddy: finite responses from exported files, the rest from the service.
 */
import { testContract } from '../../test/contract/contract-tests.ts'
import { type FrontServerOptions, startInFront } from '../test/front-server.ts'
import { startServer } from '../test/processes.ts'
import { testStandalone } from '../test/standalone-tests.ts'

const startCaddy = ({ folder, root, port, upstream }: FrontServerOptions) =>
  startServer({
    command: 'caddy',
    args: ['run', '--config', 'deploy/caddy/Caddyfile', '--adapter', 'caddyfile'],
    port,
    env: {
      DIAGREF_ROOT: root,
      PORT: String(port),
      DIAGREF_UPSTREAM: `127.0.0.1:${upstream}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  })

testContract(() => startInFront(startCaddy, {}), { exhaustive: true, ownPathErrors: 'plain' })

testStandalone(() => startInFront(startCaddy))
