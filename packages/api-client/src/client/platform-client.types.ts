import type {
  DeleteDataReply,
  DeleteDataRequest,
  DataUsageReply,
  ExportDataReply,
  ExportDataRequest,
} from '../schemas/stored-data.js';
import type {
  ListJourneysReply,
  ReadJourneyReply,
  ReadJourneyRequest,
  RemoveJourneyReply,
  RemoveJourneyRequest,
  SaveJourneyReply,
  SaveJourneyRequest,
} from '../schemas/journeys.js';
import type { ArticlePdfRequest, ResearchPaperPdfRequest } from '../schemas/pdf-article.js';
import type { PdfRequest } from '../schemas/flow-pdf.js';
import type { ResearchRunReply, ResearchRunRequest } from '../schemas/pipeline-run.js';
import type { DisclaimersReply, ServicesStatusReply } from '../schemas/platform.js';
import type {
  CreateCircuitReply,
  CreateCircuitRequest,
  ComputeEnergiesReply,
  ComputeEnergiesRequest,
  OptimizeMoleculeReply,
  OptimizeMoleculeRequest,
  RunSimulationReply,
  RunSimulationRequest,
} from '../schemas/quantum.js';
import type {
  AdvancedHypothesisReply,
  AdvancedHypothesisRequest,
  GeneratePaperReply,
  GeneratePaperRequest,
} from '../schemas/research-paper.js';
import type {
  ExchangeCodeReply,
  ExchangeCodeRequest,
  LogoutRequest,
  RefreshReply,
  RefreshRequest,
} from '../schemas/session.js';
import type {
  TenStepPaperRequest,
  TenStepStartReply,
  TenStepStartRequest,
} from '../schemas/ten-step.js';
import type { ProfileReply, SaveProfileRequest } from '../schemas/user.js';
import type {
  ChangeRoleReply,
  ChangeRoleRequest,
  ListUsersReply,
  ListUsersRequest,
} from '../schemas/users.js';
import type { CallOptions } from './call.js';
import type { ApiClient, Call, PdfCalls } from './client.types.js';

/**
 * A call without a request.
 * @throws {ApiError} never another type
 */
export type ReadCall<Reply> = (options?: CallOptions) => Promise<Reply>;

/** Calls that answer with a PDF. */
export interface PlatformPdfCalls extends PdfCalls {
  /** Renders a research paper with its five sections. */
  readonly researchPaper: Call<ResearchPaperPdfRequest, Blob>;
  /** Renders the summary of a run. */
  readonly summary: Call<PdfRequest, Blob>;
  /** Renders an article with its references. */
  readonly article: Call<ArticlePdfRequest, Blob>;
}

/** Calls about circuits and molecules. */
export interface QuantumCalls {
  /** Creates a quantum circuit. */
  readonly createCircuit: Call<CreateCircuitRequest, CreateCircuitReply>;
  /** Runs a circuit. */
  readonly runSimulation: Call<RunSimulationRequest, RunSimulationReply>;
  /** Finds the ground state of a molecule; `success` is false for one that the server cannot compute. */
  readonly optimizeMolecule: Call<OptimizeMoleculeRequest, OptimizeMoleculeReply>;
  /** Computes exact and variational energies of a Hamiltonian of Pauli products. */
  readonly computeEnergies: Call<ComputeEnergiesRequest, ComputeEnergiesReply>;
}

/** Calls of the research agents. */
export interface ResearchCalls {
  /** Runs the research on a topic. */
  readonly run: Call<ResearchRunRequest, ResearchRunReply>;
  /** Generates a hypothesis for a research area. */
  readonly hypothesis: Call<AdvancedHypothesisRequest, AdvancedHypothesisReply>;
  /** Writes a paper from findings. */
  readonly paper: Call<GeneratePaperRequest, GeneratePaperReply>;
}

/** Calls of the ten-step journey. */
export interface TenStepCalls {
  /** Checks the health of the backend, without retries; only the ok flag counts. */
  readonly health: ReadCall<unknown>;
  /** Generates the initial hypothesis. */
  readonly start: Call<TenStepStartRequest, TenStepStartReply>;
  /** Reads the usage analytics. */
  readonly analytics: ReadCall<unknown>;
  /** Writes the paper. */
  readonly paper: Call<TenStepPaperRequest, unknown>;
}

/** Calls about the platform itself. */
export interface PlatformCalls {
  /** Reads the disclaimers. */
  readonly disclaimers: ReadCall<DisclaimersReply>;
  /** Reads the status of each service. */
  readonly services: ReadCall<ServicesStatusReply>;
}

/** Calls of sign-in and the profile. */
export interface SessionCalls {
  /** Loads the profile of the signed-in user. */
  readonly profile: ReadCall<ProfileReply>;
  /** Saves the profile. */
  readonly saveProfile: Call<SaveProfileRequest, ProfileReply>;
  /** Exchanges a refresh token for the next token pair. */
  readonly refresh: Call<RefreshRequest, RefreshReply>;
  /** Ends the session on the server. */
  readonly logout: Call<LogoutRequest, unknown>;
  /** Exchanges the code of a sign-in for tokens. */
  readonly exchangeCode: Call<ExchangeCodeRequest, ExchangeCodeReply>;
  /** Checks the health of sign-in, without retries. */
  readonly health: ReadCall<unknown>;
}

/** Calls about the accounts of the server, for administrators. */
export interface UserCalls {
  /** Lists the accounts, page by page. */
  readonly list: Call<ListUsersRequest, ListUsersReply>;
  /** Changes the role of an account. 409 if the role cannot be changed. */
  readonly changeRole: Call<ChangeRoleRequest, ChangeRoleReply>;
}

/** Calls about the journeys that an account saves. */
export interface JourneyCalls {
  /** Lists the journeys of the caller, without their data. */
  readonly list: ReadCall<ListJourneysReply>;
  /** Reads a journey with its data; 404 if the server does not have it. */
  readonly read: Call<ReadJourneyRequest, ReadJourneyReply>;
  /** Saves a journey; 409 if it was changed meanwhile. */
  readonly save: Call<SaveJourneyRequest, SaveJourneyReply>;
  /** Removes a journey. */
  readonly remove: Call<RemoveJourneyRequest, RemoveJourneyReply>;
}

/** Calls about what the server stores for the caller. */
export interface StoredDataCalls {
  /** Says what is stored, and how much it may be. */
  readonly usage: ReadCall<DataUsageReply>;
  /** Reads everything, page by page. */
  readonly export: Call<ExportDataRequest, ExportDataReply>;
  /** Deletes everything. */
  readonly delete: Call<DeleteDataRequest, DeleteDataReply>;
}

/** All calls of the product. A host can also implement them itself. */
export interface PlatformClient extends ApiClient {
  /** Reports and articles as PDF. */
  readonly pdf: PlatformPdfCalls;
  /** Circuits and molecules. */
  readonly quantum: QuantumCalls;
  /** The research agents. */
  readonly research: ResearchCalls;
  /** The ten-step journey. */
  readonly tenStep: TenStepCalls;
  /** The platform itself. */
  readonly platform: PlatformCalls;
  /** Sign-in and the profile. */
  readonly session: SessionCalls;
  /** Accounts, for administrators. */
  readonly users: UserCalls;
  /** Saved journeys. */
  readonly journeys: JourneyCalls;
  /** What the server stores for the caller. */
  readonly data: StoredDataCalls;
}
