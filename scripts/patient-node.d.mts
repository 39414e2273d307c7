export declare const patientNode: string[];
