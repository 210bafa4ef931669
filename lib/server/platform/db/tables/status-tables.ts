import 'server-only';
import type { IncidentStep } from '@/lib/contract/content/status';
import type { ProbedPart } from '@/lib/market/availability';
import type { Json, Names } from '../json-column';

/** Availability of the site: what our probes found, and what operators report. */
export interface StatusTables {
  probes: {
    part: ProbedPart;
    /** Start of the interval that the probe measures. */
    at: string;
    /** Length of the interval in seconds. */
    seconds: number;
    /**
     * 1 if the part worked, 0 if it failed. Null while the probe runs, and if its process died meanwhile: then the
     * state is unknown.
     */
    is_up: number | null;
    /** Reason of a failure, for operators: `status 503`. Never personal data. */
    reason: string | null;
  };
  /** Sums of `probes` by day (UTC). The sums are stored longer than the probes. */
  status_days: { part: ProbedPart; day: string; up_seconds: number; down_seconds: number };
  incidents: { reference: string; parts: Json<ProbedPart[]>; opened_at: string; closed_at: string | null };
  /** `texts`: English, and the languages that the operator gave. */
  incident_entries: {
    reference: string;
    number: number;
    step: IncidentStep;
    at: string;
    texts: Json<Names & { en: string }>;
  };
}
