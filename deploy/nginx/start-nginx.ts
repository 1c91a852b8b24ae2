/**
 * Debian's nginx with the configuration of this folder, in the foreground.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrontServerOptions } from '../test/front-server.ts'
import { type ServerProcess, startServer } from '../test/processes.ts'

/** Starts it; `service` is the address of the service, if it is not on this machine. */
export async function startNginx(
  { folder, root, port, upstream }: FrontServerOptions,
  service = `127.0.0.1:${upstream}`,
): Promise<ServerProcess> {
  const template = await readFile('deploy/nginx/default.conf.template', 'utf8')
  const values = { DIAGREF_ROOT: root, PORT: String(port), DIAGREF_UPSTREAM: service }
  await mkdir(join(folder, 'temp'))
  await writeFile(join(folder, 'default.conf'), expand(template, values))
  await writeFile(join(folder, 'nginx.conf'), mainConfig(folder))
  return startServer({ command: 'nginx', args: ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], port })
}

/** What nginx's official image does with a template: the variables that are set are expanded, others are left. */
const expand = (template: string, values: Record<string, string>): string =>
  template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** A minimal main configuration; a root folder that no other user may read is read as root. */
const mainConfig = (folder: string): string => `
daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp;`).join(' ')}
  include ${folder}/default.conf;
}`
