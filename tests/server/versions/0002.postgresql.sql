--
-- PostgreSQL database dump
--

\restrict 4BcEOZLMJqca7Sp99rcnuR4b20PwbxacyrEmguhUQa3CXlfxKnXqescnwo5c046

-- Dumped from database version 18.4
-- Dumped by pg_dump version 18.4

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET transaction_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: blocks; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.blocks (
    person text NOT NULL,
    blocked text NOT NULL
);


--
-- Name: drafts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.drafts (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    turn integer NOT NULL,
    text text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name text NOT NULL,
    value bytea NOT NULL
);


--
-- Name: log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.log (
    match_id bigint NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    key text,
    at bigint NOT NULL
);


--
-- Name: matches; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.matches (
    id bigint NOT NULL,
    code text NOT NULL,
    game text NOT NULL,
    rules integer NOT NULL,
    seats integer NOT NULL,
    options text NOT NULL,
    file text,
    secret bytea NOT NULL,
    status text NOT NULL,
    audience text NOT NULL,
    clock integer,
    host text NOT NULL,
    after text,
    created bigint NOT NULL,
    deadline bigint,
    ended bigint,
    result text
);


--
-- Name: matches_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.matches_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: matches_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.matches_id_seq OWNED BY public.matches.id;


--
-- Name: people; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    login text,
    password text,
    epoch integer DEFAULT 0 NOT NULL,
    created bigint NOT NULL
);


--
-- Name: reports; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.reports (
    id bigint NOT NULL,
    person text NOT NULL,
    reporter text NOT NULL,
    name text NOT NULL,
    reason text NOT NULL,
    at bigint NOT NULL
);


--
-- Name: reports_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

CREATE SEQUENCE public.reports_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: reports_id_seq; Type: SEQUENCE OWNED BY; Schema: public; Owner: -
--

ALTER SEQUENCE public.reports_id_seq OWNED BY public.reports.id;


--
-- Name: seats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.seats (
    match_id bigint NOT NULL,
    seat integer NOT NULL,
    kind text NOT NULL,
    person text,
    name text NOT NULL,
    bot text,
    nonce bytea NOT NULL,
    nonce_by text NOT NULL
);


--
-- Name: tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tokens (
    digest text NOT NULL,
    person text NOT NULL,
    label text NOT NULL,
    created bigint NOT NULL
);


--
-- Name: matches id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches ALTER COLUMN id SET DEFAULT nextval('public.matches_id_seq'::regclass);


--
-- Name: reports id; Type: DEFAULT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports ALTER COLUMN id SET DEFAULT nextval('public.reports_id_seq'::regclass);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0002');


--
-- Data for Name: blocks; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: drafts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.drafts VALUES (2, 1, 1, 'tile -1,0,r2; new -2,0');
INSERT INTO public.drafts VALUES (2, 0, 2, 'tile 2,3,r0; new 5,7');
INSERT INTO public.drafts VALUES (3, 1, 12, 'build 4 d1');
INSERT INTO public.drafts VALUES (3, 0, 13, 'build 4 b1');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', '\x877a12a18ce0017b02c0fbc082ee97096a565d8ef29c61ee6951f2385452860f');


--
-- Data for Name: log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.log VALUES (2, 0, -1, 'draw 22', NULL, 1795052714417);
INSERT INTO public.log VALUES (2, 1, -1, 'draw 15', NULL, 1795052714417);
INSERT INTO public.log VALUES (2, 2, -1, 'draw 11', NULL, 1795052714417);
INSERT INTO public.log VALUES (2, 3, 0, 'lay 15 0,0,r1; lay 22 -1,1,r1; lay 11 1,1,r0', '0-0', 1795052714446);
INSERT INTO public.log VALUES (2, 4, 1, 'lay 11 0,0,r2; lay 22 -1,-1,r3; lay 15 -2,-2,r2', '1-0', 1795052714471);
INSERT INTO public.log VALUES (2, 5, -1, 'draw 2', NULL, 1795052714471);
INSERT INTO public.log VALUES (2, 6, 0, 'tile 1,2,r0; new 2,4', '0-1', 1795052714485);
INSERT INTO public.log VALUES (2, 7, 1, 'tile -1,0,r2; new -2,0', '1-1', 1795052714498);
INSERT INTO public.log VALUES (2, 8, -1, 'draw 7', NULL, 1795052714498);
INSERT INTO public.log VALUES (3, 0, 0, 'goal S1 3; goal S2 6; goal W3 4; goal W1 2; goal S3 3; goal W2 2; goal S4 2; goal W4 5', '0-0', 1795052714542);
INSERT INTO public.log VALUES (3, 1, 1, 'goal E1 4; goal N1 4; goal N3 2; goal N4 2; goal E4 3; goal N2 2; goal E3 4; goal E2 5', '1-0', 1795052714585);
INSERT INTO public.log VALUES (3, 2, 0, 'build 4 c4', '0-1', 1795052714597);
INSERT INTO public.log VALUES (3, 3, 1, 'build 1 c3', '1-1', 1795052714607);
INSERT INTO public.log VALUES (3, 4, 0, 'build 2 a1', '0-2', 1795052714615);
INSERT INTO public.log VALUES (3, 5, 1, 'build 1 b3', '1-2', 1795052714623);
INSERT INTO public.log VALUES (3, 6, 0, 'build 5 d3', '0-3', 1795052714630);
INSERT INTO public.log VALUES (3, 7, 1, 'build 2 b4', '1-3', 1795052714669);
INSERT INTO public.log VALUES (3, 8, 0, 'build 3 b3', '0-4', 1795052714676);
INSERT INTO public.log VALUES (3, 9, 1, 'build 4 b3', '1-4', 1795052714684);
INSERT INTO public.log VALUES (3, 10, 0, 'build 2 c4', '0-5', 1795052714691);
INSERT INTO public.log VALUES (3, 11, 1, 'build 5 b3', '1-5', 1795052714700);
INSERT INTO public.log VALUES (3, 12, 0, 'build 1 d1', '0-6', 1795052714706);
INSERT INTO public.log VALUES (3, 13, 1, 'build 5 b2', '1-6', 1795052714715);
INSERT INTO public.log VALUES (3, 14, 0, 'build 3 d3', '0-7', 1795052714721);
INSERT INTO public.log VALUES (3, 15, 1, 'build 5 d3', '1-7', 1795052714730);
INSERT INTO public.log VALUES (3, 16, 0, 'build 2 d3', '0-8', 1795052714736);
INSERT INTO public.log VALUES (3, 17, 1, 'build 1 b1', '1-8', 1795052714744);
INSERT INTO public.log VALUES (3, 18, 0, 'build 5 c2', '0-9', 1795052714751);
INSERT INTO public.log VALUES (3, 19, 1, 'build 2 a2', '1-9', 1795052714761);
INSERT INTO public.log VALUES (3, 20, 0, 'build 3 d3', '0-10', 1795052714768);
INSERT INTO public.log VALUES (3, 21, 1, 'build 1 c3', '1-10', 1795052714779);
INSERT INTO public.log VALUES (3, 22, 0, 'build 3 a3', '0-11', 1795052714786);
INSERT INTO public.log VALUES (3, 23, 1, 'build 3 d4', '1-11', 1795052714794);
INSERT INTO public.log VALUES (3, 24, 0, 'build 4 c3', '0-12', 1795052714801);
INSERT INTO public.log VALUES (3, 25, 1, 'build 4 d1', '1-12', 1795052714809);
INSERT INTO public.log VALUES (3, 26, 0, 'build 4 b1', '0-13', 1795052714816);


--
-- Data for Name: matches; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.matches VALUES (1, 'krtbguxk75dd', 'cityscape', 1, 2, '[["rounds", "4"]]', NULL, '\x2f1846006679c73d74a8a734b3a844f37a1656a25bbf4d3de89875c25efadc32', 'open', 'listed', NULL, '92f90a3aadfd01e8', NULL, 1795052714382, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (2, 'xtrqxv2wqcuq', 'cities2008', 1, 2, '[["level", "3"], ["tiles", "balanced"]]', NULL, '\x6805b00d260eeef8e41eaf2ec269d96607316b41e9358bb2571fd3641bb162eb', 'playing', 'link', NULL, '92f90a3aadfd01e8', NULL, 1795052714406, NULL, NULL, NULL);
INSERT INTO public.matches VALUES (3, 't54fcyv5nkqh', 'cityscape', 1, 2, '[["rounds", "1"]]', NULL, '\x45b2807eb519dcef1b8264f59759030f5832048ee40cf5556a02d18fd16c5a24', 'finished', 'link', NULL, '92f90a3aadfd01e8', NULL, 1795052714509, NULL, 1795052714816, '{"totals": [60, 40], "winners": [0]}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.people VALUES ('92f90a3aadfd01e8', 'Guest', NULL, NULL, 0, 1795052714355);
INSERT INTO public.people VALUES ('de64cfce3f6073e3', 'Guest', NULL, NULL, 0, 1795052714374);


--
-- Data for Name: reports; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: seats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.seats VALUES (1, 0, 'person', '92f90a3aadfd01e8', 'Guest', NULL, '\x7aa1b50dff0083f62279017d99ed4ae8', 'server');
INSERT INTO public.seats VALUES (1, 1, 'open', NULL, '', NULL, '\x999ce4ff7017324a26e1f5e75384e151', 'server');
INSERT INTO public.seats VALUES (2, 0, 'person', '92f90a3aadfd01e8', 'Guest', NULL, '\xd9823407117e05b2fd8a0f63ca27ea8a', 'server');
INSERT INTO public.seats VALUES (2, 1, 'person', 'de64cfce3f6073e3', 'Guest', NULL, '\x57185444982b88f1a453478ed16eac27', 'server');
INSERT INTO public.seats VALUES (3, 0, 'person', '92f90a3aadfd01e8', 'Guest', NULL, '\x8d2e2053496ff63254eabaaa860f5c54', 'server');
INSERT INTO public.seats VALUES (3, 1, 'person', 'de64cfce3f6073e3', 'Guest', NULL, '\x650d66272f949c1e0f49de6e0035b1d7', 'server');


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Name: matches_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.matches_id_seq', 3, true);


--
-- Name: reports_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.reports_id_seq', 1, false);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: blocks pk_blocks; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT pk_blocks PRIMARY KEY (person, blocked);


--
-- Name: drafts pk_drafts; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT pk_drafts PRIMARY KEY (match_id, seat);


--
-- Name: keys pk_keys; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT pk_keys PRIMARY KEY (name);


--
-- Name: log pk_log; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT pk_log PRIMARY KEY (match_id, number);


--
-- Name: matches pk_matches; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT pk_matches PRIMARY KEY (id);


--
-- Name: people pk_people; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT pk_people PRIMARY KEY (id);


--
-- Name: reports pk_reports; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT pk_reports PRIMARY KEY (id);


--
-- Name: seats pk_seats; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT pk_seats PRIMARY KEY (match_id, seat);


--
-- Name: tokens pk_tokens; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT pk_tokens PRIMARY KEY (digest);


--
-- Name: matches uq_matches_code; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.matches
    ADD CONSTRAINT uq_matches_code UNIQUE (code);


--
-- Name: people uq_people_login; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.people
    ADD CONSTRAINT uq_people_login UNIQUE (login);


--
-- Name: reports uq_reports_person_reporter; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT uq_reports_person_reporter UNIQUE (person, reporter);


--
-- Name: ix_blocks_blocked; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_blocks_blocked ON public.blocks USING btree (blocked);


--
-- Name: ix_matches_deadline; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_deadline ON public.matches USING btree (deadline);


--
-- Name: ix_matches_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_host ON public.matches USING btree (host);


--
-- Name: ix_matches_status_audience; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_matches_status_audience ON public.matches USING btree (status, audience);


--
-- Name: ix_reports_reporter; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_reports_reporter ON public.reports USING btree (reporter);


--
-- Name: ix_seats_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_seats_person ON public.seats USING btree (person);


--
-- Name: ix_tokens_person; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX ix_tokens_person ON public.tokens USING btree (person);


--
-- Name: blocks fk_blocks_blocked; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_blocked FOREIGN KEY (blocked) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: blocks fk_blocks_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.blocks
    ADD CONSTRAINT fk_blocks_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: drafts fk_drafts_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.drafts
    ADD CONSTRAINT fk_drafts_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: log fk_log_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.log
    ADD CONSTRAINT fk_log_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: reports fk_reports_reporter; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.reports
    ADD CONSTRAINT fk_reports_reporter FOREIGN KEY (reporter) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- Name: seats fk_seats_match_id; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.seats
    ADD CONSTRAINT fk_seats_match_id FOREIGN KEY (match_id) REFERENCES public.matches(id) ON DELETE CASCADE;


--
-- Name: tokens fk_tokens_person; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT fk_tokens_person FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--

\unrestrict 4BcEOZLMJqca7Sp99rcnuR4b20PwbxacyrEmguhUQa3CXlfxKnXqescnwo5c046
