// The script tags of a page, in one: both elements as the portal serves them.
import '../../elements/os-brand-card/index.ts'
import '../../elements/os-breadcrumbs/index.ts'
