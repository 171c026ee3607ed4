import type { LockedPackage } from './locked-packages.ts'

/**
 * A software bill of materials, CycloneDX 1.6 in JSON. Of the lock file and by ourselves: `npm sbom` lists the tools that
 * build as well, and whoever looks for a weakness would look in what is not there.
 */
export function billOfMaterials(name: string, version: string, packages: readonly LockedPackage[]): object {
  const own = `pkg:npm/${name}@${encodeURIComponent(version)}`
  const byPath = new Map(packages.map((each) => [each.path, purlOf(each)]))
  const unique = [...new Map(packages.map((each) => [purlOf(each), each])).values()]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': own, name, version, purl: own } },
    components: unique.map(componentOf),
    dependencies: unique.map((each) => ({
      ref: purlOf(each),
      dependsOn: [...new Set(each.needs.map((path) => byPath.get(path)!))],
    })),
  }
}

/** The at sign of a scope is written as the format wants it. */
const purlOf = ({ name, version }: LockedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

function componentOf(each: LockedPackage): object {
  const { name, version, license, integrity } = each
  const purl = purlOf(each)
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    licenses: [/^[\w.+-]+$/.test(license) ? { license: { id: license } } : { expression: license }],
    ...(integrity?.startsWith('sha512-') && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
  }
}

const hexOf = (integrity: string): string =>
  Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
