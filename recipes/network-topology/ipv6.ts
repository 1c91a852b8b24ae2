/**
 * Host parts of IPv6: `::20` in `2001:db8:0:2::/64` is `2001:db8:0:2::20`, joined where the prefix ends.
 */

/** The address that a host part such as `::20` means within a prefix that ends in `::`; undefined for other words. */
export function completeIpv6(part: string, prefix: string): string | undefined {
  const [, base = ''] = /^([\da-f]{1,4}(?::[\da-f]{1,4})*)::\/\d{1,3}$/i.exec(prefix) ?? []
  const [, host = ''] = /^::([\da-f]{1,4}(?::[\da-f]{1,4})*)$/i.exec(part) ?? []
  const isShort = base.split(':').length + host.split(':').length < 8
  return base !== '' && host !== '' && isShort ? `${base}::${host}` : undefined
}
