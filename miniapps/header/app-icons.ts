import {
  AppWindow, Blocks, BookOpen, Briefcase, CalendarRange, ChartNoAxesCombined, ChartPie, ChartSpline,
  CircleUserRound, ClipboardCheck, Columns2, Compass, Contact, Cpu, Crosshair, Database, Fingerprint,
  FlaskConical, Gauge, Globe, Handshake, IdCard, Languages, Layers, LayoutGrid, Library, Lightbulb,
  ListPlus, Megaphone, Orbit, Presentation, Rocket, ScanFace, Shield, ShoppingCart, SlidersHorizontal,
  Store, Table2, Target, TrendingUp, Upload, UserPlus, Users, Wallet, Waypoints, Zap, type IconNode,
} from 'lucide'

/** The line icons of applications, by the names that their rows have (shell/config/miniapps.ts). */
const ICONS: Readonly<Record<string, IconNode>> = {
  blocks: Blocks, 'book-open': BookOpen, briefcase: Briefcase, 'calendar-range': CalendarRange,
  'chart-no-axes-combined': ChartNoAxesCombined, 'chart-pie': ChartPie, 'chart-spline': ChartSpline,
  'circle-user-round': CircleUserRound, 'clipboard-check': ClipboardCheck, 'columns-2': Columns2,
  compass: Compass, contact: Contact, cpu: Cpu, crosshair: Crosshair, database: Database,
  fingerprint: Fingerprint, 'flask-conical': FlaskConical, gauge: Gauge, globe: Globe,
  handshake: Handshake, 'id-card': IdCard, languages: Languages, layers: Layers, 'layout-grid': LayoutGrid,
  library: Library, lightbulb: Lightbulb, 'list-plus': ListPlus, megaphone: Megaphone, orbit: Orbit,
  presentation: Presentation, rocket: Rocket, 'scan-face': ScanFace, shield: Shield,
  'shopping-cart': ShoppingCart, 'sliders-horizontal': SlidersHorizontal, store: Store, 'table-2': Table2,
  target: Target, 'trending-up': TrendingUp, upload: Upload, 'user-plus': UserPlus, users: Users,
  wallet: Wallet, waypoints: Waypoints, zap: Zap,
}

/** An application that came by configuration may have named none. */
export const appIcon = (name = ''): IconNode => (Object.hasOwn(ICONS, name) ? ICONS[name]! : AppWindow)
